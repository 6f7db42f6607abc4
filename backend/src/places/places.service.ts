import { Injectable } from '@nestjs/common';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { RequestContext } from '../common/api/request-of.js';
import { suggestPlaces } from './find-place.js';
import { toPlace, type Place } from './place.type.js';

const MOST = 8;

/** Suggests places while a person types one. */
@Injectable()
export class PlacesService {
  constructor(private readonly limits: RateLimits) {}

  async suggest({ viewer, source }: RequestContext, text: string): Promise<Place[]> {
    await this.limits.take('places', viewer?.id ?? source);
    return suggestPlaces(text.slice(0, 100), MOST).map(toPlace);
  }
}
