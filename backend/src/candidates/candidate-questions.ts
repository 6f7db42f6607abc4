import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';

interface Answers {
  /** Whether staff upheld a report that the holder made about the candidate. */
  wasReportedBy: (on: Pick<Tx, 'manager'>, holderId: string, candidateId: string) => Promise<boolean>;
}

/** What candidates ask of the modules above this one. Those register the answers, because imports only go down. */
@Injectable()
export class CandidateQuestions implements Answers {
  private readonly registered: Partial<Answers> = {};

  register(answers: Partial<Answers>): void {
    Object.assign(this.registered, answers);
  }

  wasReportedBy(...asked: Parameters<Answers['wasReportedBy']>): Promise<boolean> {
    const { wasReportedBy } = this.registered;
    if (!wasReportedBy) throw new Error('No module has registered what is known about reports.');
    return wasReportedBy(...asked);
  }
}
