import { DAY_MS } from '@handover/domain/days';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdir, opendir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../common/config/config.js';
import { RETENTION_DAYS } from '@handover/domain/retention';

const NAME = /^[\w-]{1,80}$/;

export interface StoredMail {
  name: string;
  storedAt: Date;
}

/** Emails as .eml files in DATA_DIR/mail, used if no SMTP server is configured. */
@Injectable()
export class StoredMails implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(StoredMails.name);
  private pruning: NodeJS.Timeout | undefined;
  private readonly folder: string;
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'mail');
  }

  /** The folder belongs to this machine, so every process prunes its own; the daily job runs in one of them only. */
  onApplicationBootstrap(): void {
    const prune = () => void this.prune().catch((error: unknown) => this.logger.warn(String(error)));
    prune();
    this.pruning = setInterval(prune, DAY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.pruning);
  }

  /** Deletes emails that are past their retention period, and unfinished files that a crash left behind. */
  async prune(): Promise<void> {
    const oldest = Date.now() - RETENTION_DAYS.storedMails * DAY_MS;
    const folder = await opendir(this.folder).catch(() => null);
    for await (const { name } of folder ?? []) {
      if (!/\.eml(?:\.new)?$/.test(name)) continue;
      const file = join(this.folder, name);
      // another process may have deleted the file in the meantime
      const stored = await stat(file).catch(() => null);
      if (stored && stored.mtimeMs < oldest) await unlink(file).catch(() => undefined);
    }
  }

  /** An email that is stored again after a crash replaces its first file. */
  async store(mail: SendMailOptions & { messageId: string }): Promise<void> {
    const { message } = await this.composer.sendMail(mail);
    const name = mail.messageId.replace(/^<|@.*$/g, '');
    const file = join(this.folder, `${name}.eml`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  /** Deletes the emails that were sent to an address or mention it. */
  async forget(email: string): Promise<void> {
    const wanted = email.toLowerCase();
    for (const { name } of await this.list()) {
      const mail = await PostalMime.parse((await this.read(name)) ?? '');
      const addresses = (mail.to ?? []).map(({ address }) => address?.toLowerCase());
      const text = `${mail.text ?? ''} ${mail.html ?? ''}`.toLowerCase();
      if (!addresses.includes(wanted) && !text.includes(wanted)) continue;
      await unlink(join(this.folder, `${name}.eml`)).catch(() => undefined);
    }
  }

  /** Newest first. */
  async list(): Promise<StoredMail[]> {
    const files = await readdir(this.folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => {
          // the file may have been deleted since the folder was read
          const stored = await stat(join(this.folder, file)).catch(() => null);
          return stored && { name: file.slice(0, -'.eml'.length), storedAt: stored.mtime };
        }),
    );
    return mails
      .filter((mail) => mail !== null)
      .sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime() || b.name.localeCompare(a.name));
  }

  /** Null if there is no such email. */
  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    return readFile(join(this.folder, `${name}.eml`)).catch(() => null);
  }
}
