import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Photo } from '../contracts/photo.js';
import { ContractPhotos } from './contract-photos.js';
import { DescribePhotoArgs, MovePhotoArgs } from './photos.inputs.js';
import { PhotosService } from './photos.service.js';

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
  listPhotos(
    @Caller() request: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<Photo[]> {
    return this.ofContracts.list(request, contractId);
  }

  @Mutation(() => Photo, {
    description: "Sets the description of one of the viewer's photos, for people who do not see it.",
  })
  describePhoto(@CurrentViewer() viewer: Viewer, @Args() { id, alt }: DescribePhotoArgs): Promise<Photo> {
    return this.photos.change(viewer, id, { alt });
  }

  @Mutation(() => Photo, {
    description: "Moves one of the viewer's photos among the photos of its contract.",
  })
  movePhoto(@CurrentViewer() viewer: Viewer, @Args() { id, position }: MovePhotoArgs): Promise<Photo> {
    return this.photos.change(viewer, id, { position });
  }

  @Mutation(() => Done, { description: "Deletes one of the viewer's photos; an admin may delete any." })
  deletePhoto(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The photo.' }) id: string,
  ): Promise<Done> {
    return this.photos.delete(caller, id);
  }
}
