import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { KeepsAnswers } from '../../common/api/operation-marks.js';
import type { Viewer } from '../../common/api/request-of.js';
import { OffersService } from '../offers.service.js';
import { Offer } from '../rows/offer.entity.js';
import { AnswerOfferArgs, applicationIdArg, OfferTermsInput } from './candidates.inputs.js';

@MemberOnly()
@Resolver(() => Offer)
export class OffersResolver {
  constructor(private readonly offers: OffersService) {}

  @KeepsAnswers()
  @Mutation(() => Offer, { description: 'Proposes terms to the other one, in private.' })
  makeOffer(
    @CurrentViewer() viewer: Viewer,
    @Args('applicationId', applicationIdArg) id: string,
    @Args('terms') terms: OfferTermsInput,
  ): Promise<Offer> {
    return this.offers.make(viewer, id, terms);
  }

  @KeepsAnswers()
  @Mutation(() => Offer, {
    description:
      'Accepts, declines or counters an offer of the other one. COUNTER answers with the new offer.',
  })
  answerOffer(
    @CurrentViewer() viewer: Viewer,
    @Args() { offerId, answer, terms }: AnswerOfferArgs,
  ): Promise<Offer> {
    return this.offers.answer(viewer, offerId, answer, terms);
  }
}
