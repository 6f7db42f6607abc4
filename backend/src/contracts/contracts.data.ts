import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { blankTexts } from '../moderation/blank-texts.js';
import { TextReview } from '../moderation/text-review.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Contract } from './contract.entity.js';
import { AccountTies } from '../users/account.ties.js';
import { ContractsService } from './contracts.service.js';

/** With the texts as they were written. */
const EXPORTED = {
  id: true,
  type: true,
  title: true,
  description: true,
  location: true,
  monthlyPayment: true,
  remainingTermMonths: true,
  transferFee: true,
  status: true,
  hiddenAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

/**
 * What contracts register with the modules below: the export and deletion of a member's data, the review of texts. The
 * contracts of a deleted account stay, because other members bought them or wrote about them.
 */
@Injectable()
export class ContractsData {
  constructor(
    @InjectRepository(Contract) contracts: Repository<Contract>,
    service: ContractsService,
    data: MemberData,
    ties: AccountTies,
    review: TextReview,
  ) {
    ties.register({ cancelContracts: (tx, userId) => service.cancelActiveOf(tx, userId) });
    review.register('contracts', { columns: ['title', 'description', 'location'] });
    data.register('contracts', {
      collect: async ({ id }) =>
        (await readAll(contracts, { userId: id }, EXPORTED)).map(({ hiddenAt, ...contract }) => ({
          ...contract,
          hidden: hiddenAt !== null,
        })),
      forget: (tx, owner) =>
        blankTexts(
          tx,
          { table: 'contracts', columns: ['title', 'description', 'location'], owner: 'user_id' },
          owner,
        ),
    });
  }
}
