import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PrivateFacts } from '../contracts/private-facts.js';
import { Database } from '../database/database.js';
import { Transfer } from './transfer.entity.js';

/** Tells contracts which buyer may read their private facts: the one whose transfer both parties have accepted. */
@Injectable()
export class TransfersReaders {
  constructor(database: Database, facts: PrivateFacts) {
    const status = In(['in-progress', 'completed']);
    facts.isAcceptedBuyer = (buyerId, contractId) =>
      database.manager.existsBy(Transfer, { buyerId, contractId, status });
  }
}
