import { Injectable } from '@nestjs/common';
import { connectionOf, decodeCursor, pageSize, type Connection, type PageArgs } from '../common/paging.js';
import { RateLimits } from '../common/rate-limits.js';
import type { RequestContext } from '../common/request-of.js';
import { Database, iso } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { ContactRequest, ContactResult } from './contact-request.entity.js';
import type { ContactRequestInput } from './contact.inputs.js';

const USUAL_PAGE = 25;
const LARGEST_PAGE = 500;

const COLUMNS = `r.id, r.name, r.email, r.phone, r.contract_type as "contractType", r.user_type as "userType",
  r.message, ${iso('r.created_at', 'createdAt')}`;

const ARRIVED: ContactResult = Object.assign(new ContactResult(), { success: true });

@Injectable()
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  /** Keeps the request and mails it to the operator; a robot that fills the trap is thanked and forgotten. */
  async send({ ip }: RequestContext, { website, ...input }: ContactRequestInput): Promise<ContactResult> {
    await this.limits.take('contact', ip);
    if (website) return ARRIVED;
    const { name, email, phone = null, contractType = null, userType = null, message = null } = input;
    const data = { name, email, phone, contractType, userType, message };
    await this.database.transaction(async (tx) => {
      await tx.query(
        `insert into contact_requests (name, email, phone, contract_type, user_type, message)
         values ($1, $2, $3, $4, $5, $6)`,
        Object.values(data),
      );
      await enqueue(tx, 'mail', { template: 'contact-request', to: null, data });
    });
    return ARRIVED;
  }

  async list({ first, after }: PageArgs): Promise<Connection<ContactRequest>> {
    const size = pageSize(first, USUAL_PAGE, LARGEST_PAGE);
    const position = decodeCursor(after);
    const rows = await this.database.read<object>(
      `select ${COLUMNS} from contact_requests r
       ${position ? 'where (r.created_at, r.id) < ($2::timestamptz, $3::uuid)' : ''}
       order by r.created_at desc, r.id desc limit $1`,
      [size + 1, ...(position ?? [])],
    );
    const requests = rows.map(
      (row) => Object.setPrototypeOf(row, ContactRequest.prototype) as ContactRequest,
    );
    return connectionOf(requests, size, after);
  }
}
