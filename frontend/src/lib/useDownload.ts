import { useState } from 'react';
import { downloadFile } from './download-file';
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
