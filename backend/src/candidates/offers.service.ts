import { CANDIDATE_HOURS, hoursOf } from '@handover/domain/candidates/candidate-settings';
import { applicationMove, isAnswerable } from '@handover/domain/candidates/application-life';
import { OFFER_LIMITS, offerErrors, type OfferTerms as Terms } from '@handover/domain/candidates/offer-terms';
import { addMs, HOUR_MS } from '@handover/domain/days';
import { Injectable } from '@nestjs/common';
import { AppError, conflict, invalid, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { moderate, refuseSecrets } from '../moderation/moderate.js';
import { readSetting } from '../settings/setting.rows.js';
import { ApplicationBook, type Locked } from './application.book.js';
import { APPLICATION_CHANGED, type ApplicationNews } from './application.events.js';
import { statedTerms, type OfferTermsInput } from './api/candidates.inputs.js';
import type { Application } from './rows/application.entity.js';
import type { OfferAnswer, OfferParty } from './rows/application.enums.js';
import { Offer } from './rows/offer.entity.js';

export const offerClosed = () => new AppError('OFFER_CLOSED', 'This offer cannot be answered any more.');

/** Private offers, made in turns. */
@Injectable()
export class OffersService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly events: Events,
    private readonly book: ApplicationBook,
  ) {}

  async make(viewer: Viewer, applicationId: string, input: OfferTermsInput): Promise<Offer> {
    const terms = statedTerms(input);
    return this.database.transaction(async (tx) => {
      const locked = await this.book.lock(tx, viewer, applicationId);
      this.check(locked.contract, terms);
      await this.limits.take('offer', viewer.id);
      const { application, role } = locked;
      if (!applicationMove(application.status, 'offer', role)) throw offerClosed();
      const last = await this.lastOf(tx, application);
      if (last && isAnswerable(last, new Date().toISOString()))
        throw conflict('An offer is waiting for an answer. It has to be answered first.');
      if (last?.status === 'made') await tx.manager.update(Offer, { id: last.id }, { status: 'lapsed' });
      const offer = await this.insert(tx, application, role, terms);
      await this.tell(tx, locked, offer, 'offer-made');
      return offer;
    });
  }

  async answer(
    viewer: Viewer,
    offerId: string,
    answer: OfferAnswer,
    counter?: OfferTermsInput | null,
  ): Promise<Offer> {
    const seen = isUuid(offerId) ? await this.database.manager.findOneBy(Offer, { id: offerId }) : null;
    if (!seen) throw notFound('Offer');
    const terms = statedTerms(counter);
    return this.database.transaction(async (tx) => {
      const locked = await this.book.lock(tx, viewer, seen.applicationId).catch(asOffer);
      const lock = { mode: 'pessimistic_write' } as const;
      const offer = await tx.manager.findOneOrFail(Offer, { where: { id: offerId }, lock });
      const { application, contract, role } = locked;
      if (answer === 'counter') this.check(contract, terms);
      await this.limits.take('offer', viewer.id);
      if (!isAnswerable(offer, new Date().toISOString()) || application.status !== 'open')
        throw offerClosed();
      if (offer.by === role) throw conflict('The other one answers this offer.');
      if (answer === 'counter') return this.counter(tx, locked, offer, terms);
      const status = answer === 'accept' ? 'accepted' : 'declined';
      await tx.manager.update(Offer, { id: offerId }, { status });
      const answered = await tx.manager.findOneByOrFail(Offer, { id: offerId });
      await this.tell(tx, locked, answered, `offer-${status}`);
      return answered;
    });
  }

  /** Throws VALIDATION for terms that contracts of this type do not have. */
  check({ type }: Pick<Contract, 'type'>, terms: Terms): void {
    const errors = offerErrors(type, terms);
    if (Object.keys(errors).length > 0) throw invalid({ ...errors });
    refuseSecrets({ includes: terms.includes });
  }

  /** Contacts are masked, as in every text before both have accepted. */
  async insert(tx: Tx, application: Application, by: OfferParty, terms: Terms): Promise<Offer> {
    const last = await this.lastOf(tx, application);
    const round = (last?.round ?? 0) + 1;
    if (round > OFFER_LIMITS.rounds)
      throw conflict(`After ${OFFER_LIMITS.rounds} offers, accept, choose or withdraw.`);
    const hours = hoursOf('offer', await readSetting(tx, CANDIDATE_HOURS.offer.key));
    const { includes } = terms;
    const { identifiers } = await tx.manager.insert(Offer, {
      ...{ applicationId: application.id, round, by },
      terms: { ...terms, ...(includes && { includes: moderate(includes).masked ?? includes }) },
      expiresAt: addMs(new Date().toISOString(), hours * HOUR_MS),
    });
    this.book.publish(tx, application);
    return tx.manager.findOneByOrFail(Offer, { id: identifiers[0]?.['id'] as string });
  }

  private async counter(tx: Tx, locked: Locked, offer: Offer, terms: Terms): Promise<Offer> {
    if (Object.keys(terms).length === 0) throw invalid({ terms: 'Please say what you propose instead.' });
    await tx.manager.update(Offer, { id: offer.id }, { status: 'countered' });
    const made = await this.insert(tx, locked.application, locked.role, terms);
    await this.tell(tx, locked, made, 'offer-countered');
    return made;
  }

  private async tell(
    tx: Tx,
    { application, contract, role }: Locked,
    { id, expiresAt }: Offer,
    event: ApplicationNews['event'],
  ): Promise<void> {
    const to = role === 'holder' ? 'candidate' : 'holder';
    const userId = to === 'holder' ? contract.userId : application.candidateId;
    const facts = { to, number: application.number, until: expiresAt } as const;
    await this.events.emit(tx, APPLICATION_CHANGED, [
      { contractId: contract.id, userId, event, facts, once: `${event}:${id}` },
    ]);
    this.book.publish(tx, application);
  }

  private lastOf({ manager }: Tx, { id: applicationId }: Application): Promise<Offer | null> {
    return manager.findOne(Offer, { where: { applicationId }, order: { round: 'DESC' } });
  }
}

/** Whoever is no party learns nothing of the application either. */
const asOffer = (error: unknown): never => {
  throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound('Offer') : error;
};
