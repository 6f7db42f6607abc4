import { Args, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../../common/api/access.js';
import { Figures } from './figures.service.js';
import {
  DaysArgs,
  FunnelWeek,
  ListingTime,
  TransferEndings,
  VisitorSource,
  WeeksArgs,
} from './figures.types.js';

@AdminOnly()
@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: Figures) {}

  @Query(() => [FunnelWeek], {
    name: 'funnel',
    description:
      'For admins: seen, asked, paid, accepted and handed over by week and type, oldest week first.',
  })
  getFunnel(@Args() { weeks }: WeeksArgs): Promise<FunnelWeek[]> {
    return this.figures.funnel(weeks);
  }

  @Query(() => [ListingTime], {
    name: 'listingTimes',
    description: 'For admins: the days from listing to buyer, of all types and of each type that was sold.',
  })
  getListingTimes(@Args() { weeks }: WeeksArgs): Promise<ListingTime[]> {
    return this.figures.listingTimes(weeks);
  }

  @Query(() => [TransferEndings], {
    name: 'transferEndings',
    description: 'For admins: why transfers were cancelled, the most frequent reason first.',
  })
  getTransferEndings(@Args() { weeks }: WeeksArgs): Promise<TransferEndings[]> {
    return this.figures.transferEndings(weeks);
  }

  @Query(() => [VisitorSource], {
    name: 'visitorSources',
    description: 'For admins: where visitors came from, by kind, the source with most visits first.',
  })
  getVisitorSources(@Args() { days }: DaysArgs): Promise<VisitorSource[]> {
    return this.figures.visitorSources(days);
  }
}
