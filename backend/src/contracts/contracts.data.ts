import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { blankTexts } from '../moderation/blank-texts.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Contract } from './contract.entity.js';

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

/** Contracts stay with a deleted account: others bought them or wrote about them. */
@Injectable()
export class ContractsData {
  constructor(@InjectRepository(Contract) contracts: Repository<Contract>, data: MemberData) {
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
