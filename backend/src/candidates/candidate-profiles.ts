import { questionsOf } from '@handover/domain/candidates/questions';
import { readAnswers, type Answers } from '@handover/domain/candidates/read-answers';
import type { Facts } from '@handover/domain/facts/fact';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { Injectable } from '@nestjs/common';
import { invalid, notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import type { ContractType } from '../contracts/contract.columns.js';
import { Database } from '../database/database.js';
import { moderate, refuseSecrets } from '../moderation/moderate.js';
import { CandidateQuestion, toQuestion } from './api/candidate.types.js';
import { CandidateProfile } from './rows/candidate-profile.entity.js';

const known = (type: ContractType): ContractType => {
  if (!CONTRACT_TYPES.includes(type)) throw notFound('Contract type');
  return type;
};

/** Answers as they are stored: what is not asked is dropped, and contacts in a note are masked. */
export function statedAnswers(type: ContractType, input: unknown, facts?: Facts): Answers {
  const { answers, errors } = readAnswers(type, input, facts);
  if (Object.keys(errors).length > 0) throw invalid({ ...errors });
  const { note } = answers;
  if (typeof note !== 'string') return answers;
  refuseSecrets({ note });
  return { ...answers, note: moderate(note).masked ?? note };
}

/** The answers that members save for their next application; only they read them. */
@Injectable()
export class CandidateProfiles {
  constructor(private readonly database: Database) {}

  questions(type: ContractType): CandidateQuestion[] {
    return questionsOf(known(type)).map(toQuestion);
  }

  async get({ id: userId }: Viewer, type: ContractType): Promise<CandidateProfile> {
    const saved = await this.database.manager.findOneBy(CandidateProfile, { userId, type: known(type) });
    return saved ?? Object.assign(new CandidateProfile(), { userId, type, answers: {}, updatedAt: null });
  }

  async save(viewer: Viewer, type: ContractType, input: unknown): Promise<CandidateProfile> {
    const answers = statedAnswers(known(type), input) as object;
    await this.database.manager.upsert(
      CandidateProfile,
      { userId: viewer.id, type, answers, updatedAt: () => 'now()' },
      ['userId', 'type'],
    );
    return this.get(viewer, type);
  }
}
