import { useRef, useState } from 'react';
import { askFor } from '../../lib/session/member-question';
import { problemOf } from './photo-files';

const NO_CONNECTION = 'The connection was lost. Please try again.';

export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1; the server works on the photo from 1 on. */
  progress: number;
  /** Why it failed; null while it is under way. */
  problem: string | null;
}

/** Sends one file and reports its progress, which fetch cannot. Resolves with why it failed, or null. */
function send(contractId: string, file: File, onProgress: (part: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total));
    request.onload = () => {
      if (request.status === 201) return resolve(null);
      const { error = NO_CONNECTION, ...extensions } = refusalIn(request.responseText);
      void Promise.resolve(askFor([{ extensions }])).then((isGiven) =>
        resolve(isGiven ? send(contractId, file, onProgress) : error),
      );
    };
    request.onerror = () => resolve(NO_CONNECTION);
    request.open('POST', `/api/contracts/${contractId}/photos`);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}

function refusalIn(text: string): { error?: string; code?: string; details?: unknown } {
  try {
    return JSON.parse(text) as { error?: string };
  } catch {
    return {};
  }
}

/**
 * Uploads of a contract's photos, one after another so that they keep the order in which they were chosen; each has its
 * progress, and one that failed can be tried again.
 */
export function useUploads(contractId: string, onUploaded: () => Promise<unknown>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const isRunning = useRef(false);
  const lastKey = useRef(0);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const work = async (): Promise<void> => {
    const next = queue.current.shift();
    isRunning.current = next !== undefined;
    if (!next) return;
    const problem = await send(contractId, next.file, (progress) => change(next.key, { progress }));
    if (problem) change(next.key, { problem });
    else {
      await onUploaded();
      remove(next.key);
    }
    await work();
  };

  const enqueue = (added: readonly Upload[]) => {
    queue.current.push(...added.filter(({ problem }) => problem === null));
    if (!isRunning.current) void work();
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({
      key: ++lastKey.current,
      file,
      progress: 0,
      problem: problemOf(file),
    }));
    setUploads((all) => [...all, ...added]);
    enqueue(added);
  };

  const retry = (upload: Upload) => {
    const again = { ...upload, progress: 0, problem: null };
    change(upload.key, again);
    enqueue([again]);
  };

  return { uploads, add, retry, dismiss: remove };
}
