import { applyDecorators } from '@nestjs/common';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { LISTED } from './contract.status.js';

/* SQL in this file: the indexes of contracts, and expressions that must be written as in the indexes to use them. */

/** Stands for a missing effective cost in its order, so that contracts without one come last. */
export const NO_COST = 2_147_483_647;
const EFFECTIVE_OR_LAST = `coalesce(effective_monthly, ${NO_COST})`;

const WHERE_LISTED = `where status in (${sqlList(LISTED)})`;
/** Includes the sort columns, so that matches of a filter are sorted without reading their rows (20 times faster). */
const WITH_ORDERS =
  'include (type, created_at, monthly_payment, remaining_term_months, effective_monthly, incentive)';
const WITH_ORDERS_AND_PLACE = WITH_ORDERS.replace(')', ', place_id)');
/** The location as others read it, in lower case in every script, whatever the locale of the database. */
export const PLACE = 'lower(coalesce(masked_location, location) collate pg_unicode_fast)';

/** The day on which the stated term is over, at the latest. */
export const TERM_END =
  "(coalesce(term_as_of, (created_at at time zone 'UTC')::date) + make_interval(months => remaining_term_months))";

/** The contracts of organisations that visitors see for sale. */
export const activeOfOrganisation = (c = ''): string =>
  `${c}organisation_id is not null and ${c}status = 'active' and ${c}hidden_at is null and not ${c}awaits_approval`;

/** Each filter and order of the lists has an index, and so has each job that looks for contracts that are due. */
export const ContractIndexes = (): ClassDecorator =>
  applyDecorators(
    SqlIndex('contracts_listed', `on contracts (created_at desc, id desc) ${WHERE_LISTED}`),
    SqlIndex('contracts_listed_by_type', `on contracts (type, created_at desc, id desc) ${WHERE_LISTED}`),
    SqlIndex(
      'contracts_organisation',
      'on contracts (organisation_id, created_at desc, id desc) where organisation_id is not null',
    ),
    SqlIndex(
      'contracts_organisation_status',
      'on contracts (organisation_id, status, created_at desc, id desc) where organisation_id is not null',
    ),
    SqlIndex(
      'contracts_organisation_active',
      `on contracts (organisation_id, created_at desc, id desc) where ${activeOfOrganisation()}`,
    ),
    SqlIndex('contracts_listed_payment', `on contracts (monthly_payment, id) ${WHERE_LISTED}`),
    // with the other figure that most lists are narrowed by: counting them reads no rows
    SqlIndex(
      'contracts_listed_payment_by_type',
      `on contracts (type, monthly_payment, id) include (remaining_term_months) ${WHERE_LISTED}`,
    ),
    SqlIndex('contracts_listed_months', `on contracts (remaining_term_months, id) ${WHERE_LISTED}`),
    SqlIndex(
      'contracts_listed_months_by_type',
      `on contracts (type, remaining_term_months, id) ${WHERE_LISTED}`,
    ),
    SqlIndex(
      'contracts_listed_effective_by_type',
      `on contracts (type, (${EFFECTIVE_OR_LAST}), id) ${WHERE_LISTED}`,
    ),
    SqlIndex('contracts_listed_incentive_by_type', `on contracts (type, incentive, id) ${WHERE_LISTED}`),
    SqlIndex('contracts_listed_cash', `on contracts (cash_at_transfer, id) ${WITH_ORDERS} ${WHERE_LISTED}`),
    SqlIndex(
      'contracts_listed_available',
      `on contracts (available_from, id) ${WITH_ORDERS} ${WHERE_LISTED} and available_from is not null`,
    ),
    SqlIndex(
      'contracts_listed_with_photos',
      `on contracts (id) ${WITH_ORDERS} ${WHERE_LISTED} and cover is not null`,
    ),
    SqlIndex(
      'contracts_listed_brand',
      `on contracts (brand, id) ${WITH_ORDERS_AND_PLACE} ${WHERE_LISTED} and brand is not null`,
    ),
    SqlIndex(
      'contracts_listed_company',
      `on contracts (subject_id, id) ${WITH_ORDERS_AND_PLACE} ${WHERE_LISTED} and subject_id is not null`,
    ),
    SqlIndex('contracts_listed_title', `on contracts (user_id, lower(title)) ${WHERE_LISTED}`),
    SqlIndex('contracts_relisted', 'on contracts (listed_at) where listed_at is not null'),
    SqlIndex('contracts_listed_place', `on contracts (place_id, id) ${WHERE_LISTED}`),
    SqlIndex('contracts_listed_location', `on contracts using gin (${PLACE} gin_trgm_ops) ${WHERE_LISTED}`),
    SqlIndex(
      'contracts_listed_letter_pairs',
      `on contracts using gin (letter_pairs(${PLACE})) ${WHERE_LISTED}`,
    ),
    SqlIndex('contracts_all', 'on contracts (created_at desc, id desc)'),
    SqlIndex('contracts_counted', 'on contracts (type, status)'),
    SqlIndex('contracts_search', 'on contracts using gin (search) with (gin_pending_list_limit = 256)'),
    SqlIndex('contracts_user', 'on contracts (user_id, created_at desc, id desc)'),
    SqlIndex('contracts_external_id', 'on contracts (user_id, external_id) where external_id is not null', {
      unique: true,
    }),
    SqlIndex(
      'contracts_flagged',
      `on contracts (created_at desc, id desc) where flags <> '{}' or hidden_at is not null`,
    ),
    SqlIndex('contracts_fresh', `on contracts (fresh_reminders, fresh_until) where status = 'active'`),
    SqlIndex('contracts_term_end', `on contracts (${TERM_END}) where status = 'active'`),
    SqlIndex('contracts_paused', `on contracts (off_market_at) where off_market_reason = 'paused'`),
  );
