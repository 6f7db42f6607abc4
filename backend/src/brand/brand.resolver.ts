import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { BrandService } from './brand.service.js';
import { SetBrandInput, SiteBrand } from './brand.types.js';

@AdminOnly()
@Resolver()
export class BrandResolver {
  constructor(private readonly service: BrandService) {}

  @Query(() => SiteBrand, {
    description: 'For admins: name, logo, color, sender of mails and postal address of the site.',
  })
  brand(): Promise<SiteBrand> {
    return this.service.show();
  }

  @Mutation(() => SiteBrand, {
    description: 'For admins: changes the brand. Pages, mails and icons follow at once.',
  })
  setBrand(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The changes.' }) input: SetBrandInput,
  ): Promise<SiteBrand> {
    return this.service.set(caller, input);
  }

  @Mutation(() => SiteBrand, { description: 'For admins: removes the logo; the shipped one is shown again.' })
  removeBrandLogo(@Caller() caller: RequestContext): Promise<SiteBrand> {
    return this.service.removeLogo(caller);
  }
}
