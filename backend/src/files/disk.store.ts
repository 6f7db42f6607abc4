import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BareStore, type FilePage, type OpenedFile } from './bare-store.js';

/** For `catch`: this value in place of a file or folder that does not exist. */
const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };

/** Files in a folder of this machine, spread over 256 folders so that none of them grows too long. */
export class DiskStore extends BareStore {
  readonly incoming: string;
  readonly markPath: string;

  constructor(private readonly folder: string) {
    super();
    this.incoming = join(folder, 'incoming');
    this.markPath = join(folder, 'handover.json');
  }

  async put(name: string, path: string): Promise<void> {
    const shard = this.shardOf(name);
    await mkdir(shard, { recursive: true });
    const part = join(shard, `${name}.part`);
    try {
      await copyFile(path, part);
      await sync(part);
      await rename(part, join(shard, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await sync(shard);
  }

  async open(name: string): Promise<OpenedFile | null> {
    const file = await open(join(this.shardOf(name), name)).catch(ifMissing(null));
    return file && { bytes: (await file.stat()).size, stream: file.createReadStream() };
  }

  async delete(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.shardOf(name), name), { force: true });
  }

  /** One folder per page. */
  async list(after: string | null): Promise<FilePage> {
    const number = after === null ? 0 : parseInt(after, 16) + 1;
    const shard = number.toString(16).padStart(2, '0');
    const names = await readdir(join(this.folder, shard)).catch(ifMissing([] as string[]));
    return { names, next: number < 255 ? shard : null };
  }

  readMark(): Promise<string | null> {
    return readFile(this.markPath, 'utf8').catch(ifMissing(null));
  }

  async writeMark(text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(`${this.markPath}.new`, text);
    await rename(`${this.markPath}.new`, this.markPath);
  }

  /** Returns the folder of a file. A partial file (`.part`) is in the folder of its complete file. */
  private shardOf(name: string): string {
    const whole = name.replace(/\.part$/, '');
    return join(this.folder, createHash('sha256').update(whole).digest('hex').slice(0, 2));
  }
}

/** Waits until the disk has a file's content, or a folder's list of files. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
