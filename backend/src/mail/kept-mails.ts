import { Injectable } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../common/config.js';

const NAME = /^[\w-]{1,80}$/;

export interface KeptMail {
  name: string;
  keptAt: Date;
}

/** Mails as .eml files in DATA_DIR/mail, for a product without an SMTP server. */
@Injectable()
export class KeptMails {
  private readonly folder: string;
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'mail');
  }

  /** A mail that is kept twice, after a crash, is one file. */
  async keep(mail: SendMailOptions & { messageId: string }): Promise<void> {
    const { message } = await this.composer.sendMail(mail);
    const name = mail.messageId.replace(/^<|@.*$/g, '');
    const file = join(this.folder, `${name}.eml`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  /** Newest first. */
  async list(): Promise<KeptMail[]> {
    const files = await readdir(this.folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => ({
          name: file.slice(0, -'.eml'.length),
          keptAt: (await stat(join(this.folder, file))).mtime,
        })),
    );
    return mails.sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime() || b.name.localeCompare(a.name));
  }

  /** Null where there is no such mail. */
  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    return readFile(join(this.folder, `${name}.eml`)).catch(() => null);
  }
}
