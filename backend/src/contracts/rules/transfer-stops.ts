import { rulesFor } from '@handover/domain/rules/rules-for';
import type { RuledContract } from '@handover/domain/rules/applied';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { today } from '../../common/today.js';
import { RulesInForce } from '../../settings/rules-in-force.js';
import { ruledContract } from './contract.rules.js';

/** Keeps contracts off the list that a state or a loan program stops, if the setting `rule_book_blocks` is on. */
@Injectable()
export class TransferStops {
  constructor(private readonly settings: RulesInForce) {}

  /** Throws NOT_TRANSFERABLE. */
  refuse(contract: Parameters<typeof ruledContract>[0]): void {
    if (!this.settings.ruleBookBlocks) return;
    const stop = stopIn(ruledContract(contract));
    if (stop !== null) throw notTransferable(stop);
  }
}

export const notTransferable = (text: string): AppError => new AppError('NOT_TRANSFERABLE', text);

/** The first stop that is not one of the company, whose own sources may be out of date. */
function stopIn(contract: RuledContract): string | null {
  const rules = contract.rules.filter(({ kind }) => kind !== 'company');
  const { problems } = rulesFor({ ...contract, rules }, today());
  return problems.find(({ level }) => level === 'stop')?.text ?? null;
}
