import { Module } from '@nestjs/common';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { WebsiteProof } from '../organisations/website-proof.js';
import { Outgoing } from './outgoing.js';

/** A file that confirms a website. */
const FILE = { timeoutMs: 5_000, maxBytes: 4_096, longer: 'cut', redirects: 3 } as const;

@Module({ imports: [OrganisationsModule], providers: [Outgoing], exports: [Outgoing] })
export class OutgoingModule {
  constructor(outgoing: Outgoing, proof: WebsiteProof) {
    proof.readFile = async (url) => {
      const { status, body } = await outgoing.send({ url, ...FILE });
      return status === 200 ? body.toString() : '';
    };
  }
}
