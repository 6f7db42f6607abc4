import { Injectable } from '@nestjs/common';
import type { RequestContext } from './api/request-of.js';

/** Pages and the query of one contract report views here; the module that counts them registers itself. */
@Injectable()
export class ContractViews {
  /** Must not wait: it is called before the answer. */
  seen: (contractId: string, request: RequestContext) => void = () => undefined;
}
