import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { AppError } from '../api/errors.js';
import { isWorker } from './primary-link.js';
import { connectRedis } from '../config/redis.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A Redis that takes longer counts as unavailable. */
const REDIS_TIMEOUT_MS = 500;

/** How often one user, account or source may do something: `points` per `seconds`. */
const LIMITS = {
  signIn: { points: 10, seconds: 15 * MINUTE, text: 'Too many sign-in attempts.' },
  signInSource: { points: 100, seconds: 15 * MINUTE, text: 'Too many failed sign-ins from here.' },
  signInAccount: { points: 60, seconds: 10 * MINUTE, text: 'Too many sign-in attempts.' },
  /** Not a limit but a mark: this source has signed in to this account. */
  signInKnown: { points: 1, seconds: 14 * DAY, text: '' },
  secondFactor: { points: 10, seconds: 15 * MINUTE, text: 'Too many attempts to confirm who you are.' },
  register: { points: 10, seconds: HOUR, text: 'Too many new accounts from here.' },
  registerAccount: { points: 10, seconds: HOUR, text: 'Too many attempts to use this address.' },
  emailConfirmation: { points: 3, seconds: HOUR, text: 'You have asked for several emails.' },
  passwordReset: { points: 5, seconds: HOUR, text: 'Too many password resets.' },
  passwordResetSource: { points: 20, seconds: HOUR, text: 'Too many password resets from here.' },
  passwordResetAccount: { points: 10, seconds: HOUR, text: 'Too many password resets.' },
  newPassword: { points: 30, seconds: 15 * MINUTE, text: 'Too many new passwords from here.' },
  newPasswordAccount: { points: 10, seconds: HOUR, text: 'Too many new passwords.' },
  chat: { points: 20, seconds: MINUTE, text: 'You are sending messages very fast.' },
  transferStep: { points: 60, seconds: HOUR, text: 'You have changed this transfer many times.' },
  transferMessage: { points: 20, seconds: MINUTE, text: 'You are sending messages very fast.' },
  textPreview: { points: 120, seconds: MINUTE, text: 'Too many previews.' },
  trueCost: { points: 60, seconds: MINUTE, text: 'You have computed many costs.' },
  places: { points: 60, seconds: MINUTE, text: 'You have looked up many places.' },
  companies: { points: 60, seconds: MINUTE, text: 'You have looked up many companies.' },
  ruleImport: { points: 5, seconds: HOUR, text: 'You have imported many files within an hour.' },
  ruleImportCheck: { points: 30, seconds: HOUR, text: 'You have checked many files within an hour.' },
  ruleCheck: { points: 60, seconds: MINUTE, text: 'You have checked many contracts.' },
  observation: { points: 10, seconds: DAY, text: 'You have told us about many transfers today.' },
  export: { points: 10, seconds: HOUR, text: 'Too many downloads of your data.' },
  launchMail: { points: 10, seconds: HOUR, text: 'You have asked for several test emails.' },
  launchCode: { points: 10, seconds: HOUR, text: 'Too many codes.' },
  listDownload: { points: 30, seconds: HOUR, text: 'You have downloaded many lists within an hour.' },
  contact: { points: 5, seconds: HOUR, text: 'Too many messages from here.' },
  contactReply: { points: 60, seconds: HOUR, text: 'You have sent many replies within an hour.' },
  report: { points: 10, seconds: DAY, text: 'You have sent many reports today.' },
  submit: { points: 10, seconds: HOUR, text: 'You have listed many contracts within an hour.' },
  importFile: { points: 30, seconds: HOUR, text: 'You have sent many files within an hour.' },
  importSource: {
    points: 30,
    seconds: HOUR,
    text: 'You have changed or fetched addresses many times within an hour.',
  },
  savedSearch: { points: 20, seconds: HOUR, text: 'You have saved many searches within an hour.' },
  upload: { points: 60, seconds: HOUR, text: 'You have added many photos within an hour.' },
  photoChange: {
    points: 240,
    seconds: HOUR,
    text: 'You have changed your photos many times within an hour.',
  },
  listingEdit: { points: 20, seconds: DAY, text: 'You have edited your listings many times today.' },
  listingAct: {
    points: 40,
    seconds: DAY,
    text: 'You have paused, resumed or renewed listings many times today.',
  },
  webhook: {
    points: 60,
    seconds: HOUR,
    text: 'You have changed or tested webhooks many times within an hour.',
  },
  organisationWrite: {
    points: 2_000,
    seconds: HOUR,
    text: 'Your organization has listed or changed many contracts within an hour.',
  },
  idempotencyKey: {
    points: 3_000,
    seconds: HOUR,
    text: 'You have used many Idempotency-Keys within an hour.',
  },
  organisation: { points: 40, seconds: DAY, text: 'You have changed organizations many times today.' },
  apply: { points: 10, seconds: DAY, text: 'You have asked for many contracts today.' },
  invite: { points: 20, seconds: DAY, text: 'You have invited many candidates today.' },
  offer: { points: 30, seconds: DAY, text: 'You have made many offers today.' },
  choose: { points: 20, seconds: DAY, text: 'You have chosen many candidates today.' },
  releaseReservation: {
    points: 1,
    seconds: DAY,
    text: 'You have released a reservation of this contract today.',
  },
  paymentIntent: { points: 10, seconds: 10 * MINUTE, text: 'Too many payment attempts.' },
} as const;

export type LimitName = keyof typeof LIMITS;

export const rateLimited = (name: LimitName, retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMITED', `${LIMITS[name].text} Please try again ${waitText(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

/** The counters of REST, GraphQL and sockets; processes share them with Redis, workers through their primary process. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters: Map<LimitName, RateLimiterAbstract> | null;
  private readonly redis: ReturnType<typeof connectRedis> | null;

  constructor(config: Config) {
    const on = config.rateLimits !== 'off';
    this.redis =
      on && config.redisUrl
        ? connectRedis(config.redisUrl, {
            enableOfflineQueue: false,
            maxRetriesPerRequest: 0,
            // also closes the connection, so that the next requests are counted here without a wait
            socketTimeout: REDIS_TIMEOUT_MS,
            commandTimeout: REDIS_TIMEOUT_MS,
          })
        : null;
    this.limiters = on
      ? new Map(Object.keys(LIMITS).map((name) => [name as LimitName, this.limiter(name as LimitName)]))
      : null;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Counts one use by `key`; throws RATE_LIMITED with the seconds to wait if that exceeds the limit. */
  async take(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters?.get(name);
    if (!limiter) return;
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw rateLimited(name, retryAfterSeconds);
    }
  }

  /** Undoes the count of one use by `key` that turned out to be harmless. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters?.get(name)?.reward(key);
  }

  /** Remembers `key` for the seconds of `name`. */
  async mark(name: LimitName, key: string): Promise<void> {
    await this.limiters?.get(name)?.block(key, LIMITS[name].seconds);
  }

  async isMarked(name: LimitName, key: string): Promise<boolean> {
    return Boolean(await this.limiters?.get(name)?.get(key));
  }

  /** Resets the count of `key`, as after a successful sign-in. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.limiters?.get(name)?.delete(key);
  }

  private limiter(name: LimitName): RateLimiterAbstract {
    const { points, seconds: duration } = LIMITS[name];
    const memory = { keyPrefix: `limit:${name}`, points, duration };
    if (!this.redis) return isWorker() ? new RateLimiterCluster(memory) : new RateLimiterMemory(memory);
    // while Redis is unavailable, each process counts alone
    return new RateLimiterRedis({
      ...memory,
      storeClient: this.redis,
      insuranceLimiter: new RateLimiterMemory(memory),
    });
  }
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / MINUTE)} minutes`;
