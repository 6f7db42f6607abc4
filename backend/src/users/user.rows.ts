import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { IsNull } from 'typeorm';
import { REQUIRE_ADMIN_SECOND_FACTOR } from '../settings/setting.formats.js';
import { settingIsOn } from '../settings/setting.rows.js';
import { CurrentUser, FIRST_TERMS, IS_STAFF } from './user.entity.js';

/*
 * SQL in this file: parts of statements of this and other modules, which would otherwise need a second round trip; the
 * columns of the viewer are read with each request.
 */

/** True if the account `u` can be used: suspended and deleted members are treated as visitors everywhere. */
export const MAY_ACT = 'u.deleted_at is null and u.suspended_at is null';

/** The same for repositories. */
export const mayAct = { deletedAt: IsNull(), suspendedAt: IsNull() } as const;

/**
 * Selects id and created_at of an account that may act, and locks it against suspension and deletion. A statement that writes in
 * a member's name contains this, so that it cannot run concurrently with a suspension. With `no key update`, it does not run
 * concurrently with another one of the member that asks for the same.
 */
export const lockedMember = (id: string, lock: 'key share' | 'no key update' = 'key share'): string =>
  `select u.id, u.created_at from users u where u.id = ${id} and ${MAY_ACT} for ${lock}`;

/** True if the account may act. */
export const isActing = (id: string): string =>
  `exists (select from users u where u.id = ${id} and ${MAY_ACT})`;

/** True if the account may act and its email address has been confirmed for at least `days` days. */
export const confirmedFor = (id: string, days: number): string =>
  `exists (select from users u where u.id = ${id} and ${MAY_ACT}
    and u.email_verified_at < now() - interval '${days} days')`;

/** Joins the account whose id is in `column`, for lists that show admins an email address. */
export const joinUser = (alias: string, column: string): string =>
  `join (select id, email, suspended_at is not null as suspended from users) ${alias} on ${alias}.id = ${column}`;

/** The id of the account with this address; null if there is none or it was deleted. */
export const idOfEmail = (email: string): string =>
  `(select u.id from users u where lower(u.email) = lower(${email}) and u.deleted_at is null)`;

/** The setting is read with each request of staff without a factor, so that a change takes effect immediately. */
const STAFF_LOCKED = `(${IS_STAFF} and not u.has_second_factor and ${settingIsOn(REQUIRE_ADMIN_SECOND_FACTOR)})`;

/** SQL expression: the version of the terms that is recorded in the column. The first one was once recorded by its month. */
export const termsVersionIn = (column: string): string =>
  `case ${column} when '${FIRST_TERMS}' then ${SHIPPED_VERSION} else ${column}::integer end`;

export const CURRENT_USER_COLUMNS = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.is_admin and not ${STAFF_LOCKED} as "isAdmin", ${STAFF_LOCKED} as "staffLocked",
  case when ${STAFF_LOCKED} then '{}' when u.is_admin then array['admin'] || u.staff_roles
    else u.staff_roles end as roles,
  u.has_second_factor as "hasSecondFactor", u.created_at as "createdAt",
  u.email_verified_at is not null as "emailVerified", ${termsVersionIn('u.terms_version')} as "termsVersion"`;

/** Joins the columns for `toCurrentUser` of the account with this id as `member`; all null if it may not act. */
export const joinCurrentUser = (id: string): string =>
  `left join lateral (select ${CURRENT_USER_COLUMNS} from users u where u.id = ${id} and ${MAY_ACT}) member on true`;

export const toCurrentUser = (row: object): CurrentUser => Object.assign(new CurrentUser(), row);
