import { PROOF_PATH, proofText } from '@handover/domain/business/organisations';
import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const TIMEOUT_MS = 5_000;

type Records = (domain: string) => Promise<string[][]>;
type Read = (address: string) => Promise<string>;

/** Looks for the code of an organisation in the DNS records and in a file of its website. */
@Injectable()
export class WebsiteProof {
  /** A module above registers how files of other sites are read safely, because imports only go down. */
  readFile: Read = () => Promise.resolve('');
  /** TXT records; replaced by tests. */
  records: Records = (domain) => new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(domain);

  async isShown(website: string, code: string): Promise<boolean> {
    const text = proofText(code);
    const found = await Promise.all([
      this.recordsOf(website),
      this.recordsOf(`_handover.${website}`),
      this.readFile(`https://${website}${PROOF_PATH}`).then(
        (file) => file.split(/\r?\n/),
        () => [],
      ),
    ]);
    return found.flat().some((line) => line.trim() === text);
  }

  /** A domain without TXT records, or one that does not answer, shows nothing. */
  private recordsOf(domain: string): Promise<string[]> {
    return this.records(domain).then(
      (records) => records.map((parts) => parts.join('')),
      () => [],
    );
  }
}
