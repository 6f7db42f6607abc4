import PostalMime, { type Email } from 'postal-mime';
import { StoredMails } from '../../../src/mail/stored-mails.js';
import type { TestApp } from './app.js';

/** The newest mail to an address, as the product has stored it; waits for it to be written. */
export async function mailTo(product: TestApp, email: string, subject: RegExp): Promise<Email> {
  const stored = product.app.get(StoredMails);
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    for (const { name } of await stored.list()) {
      const mail = await PostalMime.parse((await stored.read(name)) ?? '');
      if (mail.to?.[0]?.address === email && subject.test(mail.subject ?? '')) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${email} came`);
}

export const linkIn = ({ text }: Email): URL => new URL(/https?:\S+token=\S+/.exec(text ?? '')?.[0] ?? '');
