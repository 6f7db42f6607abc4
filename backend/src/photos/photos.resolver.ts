import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Photo } from '../contracts/photo.js';
import { ContractPhotos } from './photo.rows.js';
import { DescribePhotoArgs, MovePhotoArgs } from './photos.inputs.js';
import { PhotosService } from './photos.service.js';
import { Contract } from '../contracts/contract.entity.js';
import { FlaggedContract } from '../contracts/admin/flagged-contract.js';

@MemberOnly()
@Resolver(() => Photo)
export class PhotosResolver {
  constructor(
    private readonly photos: PhotosService,
    private readonly ofContracts: ContractPhotos,
  ) {}

  @Public()
  @Shareable()
  @Query(() => [Photo], {
    name: 'photos',
    description: 'The photos of a contract in their order; the first one is its cover.',
  })
  @Scope('market:read', 'listings:read')
  listPhotos(
    @Caller() request: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<Photo[]> {
    return this.ofContracts.list(request, contractId);
  }

  @Mutation(() => Photo, {
    description: "Sets the description of one of the viewer's photos, for people who do not see it.",
  })
  @Scope('listings:write')
  describePhoto(@CurrentViewer() viewer: Viewer, @Args() { id, alt }: DescribePhotoArgs): Promise<Photo> {
    return this.photos.change(viewer, id, { alt });
  }

  @Mutation(() => Photo, {
    description: "Moves one of the viewer's photos among the photos of its contract.",
  })
  @Scope('listings:write')
  movePhoto(@CurrentViewer() viewer: Viewer, @Args() { id, position }: MovePhotoArgs): Promise<Photo> {
    return this.photos.change(viewer, id, { position });
  }

  @Mutation(() => Done, { description: "Deletes one of the viewer's photos; an admin may delete any." })
  @Scope('listings:write')
  deletePhoto(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The photo.' }) id: string,
  ): Promise<Done> {
    return this.photos.delete(caller, id);
  }
}

@Resolver(() => Contract)
export class ContractPhotosResolver {
  constructor(private readonly ofContracts: ContractPhotos) {}

  @Public()
  @ResolveField(() => [Photo], {
    description:
      'Its photos in their order, of which the first one is the cover; none while an admin hides it.',
  })
  photos(@Parent() contract: Contract, @Caller() request: RequestContext): Promise<Photo[]> {
    return this.ofContracts.get(request, contract);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractPhotosResolver extends ContractPhotosResolver {}
