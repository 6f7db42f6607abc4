import { RequestError } from './boot/request';

interface Refusal {
  error?: string;
  code?: string;
  details?: unknown;
}

/** Saves what a GET answers as a file. Throws with the server's text where it refuses, so that it can be shown. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) {
    const { error = 'The download failed.', code, details } = (await response.json()) as Refusal;
    throw new RequestError([{ message: error, extensions: { code, details } }]);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name ?? fallbackName });
  link.click();
  // the browser has started to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
