import { iso } from '../database/database.js';
import { CurrentUser, User } from './user.entity.js';

/**
 * Who may use an account: a suspended or deleted member is a visitor at every door. Whatever writes in a member's name
 * asks in the same statement, `for key share`, so that nothing comes through at the very moment of a suspension.
 */
export const MAY_ACT = 'u.deleted_at is null and u.suspended_at is null';

/** The setting that makes a second factor a condition for admins. */
export const REQUIRE_ADMIN_SECOND_FACTOR = 'require_admin_second_factor';

/** Only asked for admins without a factor; read with each request, so that the setting works at once. */
const ADMIN_LOCKED = `(u.is_admin and not u.has_second_factor and exists (
  select 1 from settings s where s.key = '${REQUIRE_ADMIN_SECOND_FACTOR}' and trim(s.value) = 'true'))`;

export const CURRENT_USER_COLUMNS = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.is_admin and not ${ADMIN_LOCKED} as "isAdmin", ${ADMIN_LOCKED} as "adminLocked",
  u.has_second_factor as "hasSecondFactor", ${iso('u.created_at', 'createdAt')},
  u.email_verified_at is not null as "emailVerified"`;

export const USER_COLUMNS = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.is_admin as "isAdmin", ${iso('u.created_at', 'createdAt')}, ${iso('u.suspended_at', 'suspendedAt')}`;

export const toCurrentUser = (row: object): CurrentUser =>
  Object.setPrototypeOf(row, CurrentUser.prototype) as CurrentUser;
export const toUser = (row: object): User => Object.setPrototypeOf(row, User.prototype) as User;
