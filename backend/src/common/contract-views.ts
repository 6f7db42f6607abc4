import { Injectable } from '@nestjs/common';
import type { RequestContext } from './api/request-of.js';

type Note = (contractId: string, request: RequestContext) => void;

/** Pages and the query of one contract report views here; the module that counts them registers itself. */
@Injectable()
export class ContractViews {
  private note: Note = () => undefined;

  /** `note` must not wait: it is called before the answer. */
  register(note: Note): void {
    this.note = note;
  }

  seen(contractId: string, request: RequestContext): void {
    this.note(contractId, request);
  }
}
