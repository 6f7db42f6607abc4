import type { Page } from 'playwright-core';
import { listContract } from '../../../backend/test/factories/contract.js';
import type { Person } from '../../../backend/test/support/person.js';
import type { ContractType } from '../../../domain/src/types/words.js';
import { openAs, openStage, picture, reload, type Stage } from './stage.js';
import { buy } from './transfers.js';

/** A contract that the buyer has paid for, open in the browsers of both. */
export interface Bought {
  id: string;
  sells: Page;
  buys: Page;
}

export interface TransferStage extends Stage {
  seller: Person;
  buyer: Person;
  bought(type?: ContractType): Promise<Bought>;
  /** Where the money and the contract are. */
  sale(contractId: string): Promise<{ purchase: string; contract: string } | undefined>;
}

export async function openTransferStage(): Promise<TransferStage> {
  const stage = await openStage();
  const [seller, buyer] = [await stage.product.member(), await stage.product.member()];
  return {
    ...stage,
    seller,
    buyer,
    bought: async (type = 'car-lease') => {
      const { id } = await listContract(seller, { type });
      const sells = await openAs(stage, seller, `/contracts/${id}`);
      const buys = await openAs(stage, buyer, `/contracts/${id}`);
      await buy(buys);
      await reload(sells);
      return { id, sells, buys };
    },
    sale: async (contractId) => {
      const [row] = await stage.product.database.query<{ purchase: string; contract: string }>(
        `select p.status as purchase, c.status as contract
         from purchases p join contracts c on c.id = p.contract_id where c.id = $1`,
        [contractId],
      );
      return row;
    },
  };
}

/** Runs the steps; saves screenshots if they fail. */
export async function watched(name: string, pages: Page[], steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    for (const [at, page] of pages.entries()) await picture(page, `${name}-${at}`);
    throw error;
  }
}
