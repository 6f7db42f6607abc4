import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, MemberOnly, NeedsConfirmedEmail } from '../../common/api/access.js';
import { Refuses } from '../../common/api/refuses.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { Contract } from '../../contracts/contract.entity.js';
import { SubmitContractInput } from '../../contracts/contract.inputs.js';
import { submittedBy } from '../../contracts/writing/contract-submission.js';
import { EXTERNAL_ID_LIMITS, ExternalListings, type PutContract } from './external-listings.service.js';

const answered = (response: Response, { contract, result }: PutContract): Contract => {
  response.status(result === 'created' ? 201 : 200);
  return contract;
};

@MemberOnly()
@ApiTags('listings')
@Controller('api/listings/by-external')
export class ExternalListingsController {
  constructor(private readonly listings: ExternalListings) {}

  @NeedsConfirmedEmail('list')
  @Put(':externalId')
  @ApiOperation({
    summary: 'Lists the contract that you know by an id of your own, or edits it',
    description:
      'The external id is unique among your contracts, and only you read it. An edit leaves facts that are absent as ' +
      'they are, and a null removes one. If everything is stated as it is, nothing is counted as an edit and nobody is ' +
      'told. A contract that is sold or was removed is refused with 409.',
  })
  @ApiParam({
    name: 'externalId',
    description: `One line, ${EXTERNAL_ID_LIMITS.min} to ${EXTERNAL_ID_LIMITS.max} characters.`,
    schema: { type: 'string', example: 'STOCK-1042' },
  })
  @ApiCreatedResponse({ type: Contract, description: 'It was listed.' })
  @ApiOkResponse({ type: Contract, description: 'It was edited, or is stated as it is.' })
  @Refuses('NOT_FOUND', 'CONFLICT', 'NOT_OFFERED', 'NOT_TRANSFERABLE', 'RATE_LIMITED')
  @Scope('listings:write')
  async putListing(
    @Caller() caller: RequestContext,
    @Param('externalId') externalId: string,
    @Body() input: SubmitContractInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Contract> {
    const put = await this.listings.put(viewerOf(caller), externalId, submittedBy(caller, input));
    return answered(response, put);
  }
}
