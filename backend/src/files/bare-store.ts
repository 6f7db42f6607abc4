import type { Readable } from 'node:stream';

export interface OpenedFile {
  bytes: number;
  stream: Readable;
}

/** Some of the stored files; `next` continues after them and is null at the end. */
export interface FilePage {
  names: string[];
  next: string | null;
}

/** A folder or a bucket. Names consist of letters, digits, dots and hyphens. A stored file never changes. */
export abstract class BareStore {
  /** A folder of this process's own machine for files that are being received. */
  abstract readonly incoming: string;

  /** Where the mark is, in words for the operator. */
  abstract readonly markPath: string;

  /** Copies a local file. It survives a crash of the machine once this resolves. */
  abstract put(name: string, path: string): Promise<void>;

  /** Null if there is no such file. */
  abstract open(name: string): Promise<OpenedFile | null>;

  /** Names without a file are ignored. */
  abstract delete(names: readonly string[]): Promise<void>;

  abstract list(after: string | null): Promise<FilePage>;

  /** What the mark says; null without one. `list` does not have it. */
  abstract readMark(): Promise<string | null>;

  abstract writeMark(text: string): Promise<void>;
}
