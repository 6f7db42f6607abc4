import { useState } from 'react';
import { RequestError } from './boot/request';
import { askFor } from './session/member-question';
import { toastError } from './toast/toast-error';

/** Downloads a file with a busy state and a message if it fails. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const download = async (path: string, fallbackName: string) => {
    setBusy(true);
    try {
      await downloadFile(path, fallbackName);
    } catch (error) {
      toastError(error, 'Download failed', "We couldn't load your file. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
}

interface Refusal {
  error?: string;
  code?: string;
  details?: unknown;
}

/**
 * Saves the response of a GET as a file. Asks the member to confirm their identity if the server requires it. Throws
 * the server's message if it refuses, so that it can be shown.
 */
async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) {
    const { error = 'The download failed.', code, details } = (await response.json()) as Refusal;
    const errors = [{ message: error, extensions: { code, details } }];
    if (await askFor(errors)) return downloadFile(path, fallbackName);
    throw new RequestError(errors);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), name ?? fallbackName);
}

/** Hands a file to the browser to save. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // the browser has started to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
