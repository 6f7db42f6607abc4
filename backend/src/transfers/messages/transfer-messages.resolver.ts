import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { SendMessageInput } from '../../chat/message.inputs.js';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { KeepsAnswers } from '../../common/api/operation-marks.js';
import { connectionType } from '../../common/api/paging.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { TransferFeeds } from './transfer.feeds.js';
import { TransferMessage } from './transfer-message.entity.js';
import { TransferMessages } from './transfer-messages.service.js';
import { Transfer } from '../transfer.entity.js';
import { TransferMessagesArgs, transferIdArg } from '../transfers.inputs.js';

export const TransferMessageConnection = connectionType(TransferMessage);

@MemberOnly()
@Resolver(() => TransferMessage)
export class TransferMessagesResolver {
  constructor(
    private readonly messages: TransferMessages,
    private readonly feeds: TransferFeeds,
  ) {}

  @Query(() => TransferMessageConnection, {
    description:
      "The latest messages of a transfer's private thread, oldest first; for its parties and admins.",
  })
  @Scope('transfers:read')
  transferMessages(@Caller() caller: RequestContext, @Args() { transferId, ...part }: TransferMessagesArgs) {
    return this.messages.list(caller, transferId, part);
  }

  @KeepsAnswers()
  @Mutation(() => TransferMessage, { description: "Sends a message to a transfer's private thread." })
  @Scope('transfers:write')
  sendTransferMessage(
    @CurrentViewer() viewer: Viewer,
    @Args('transferId', transferIdArg) transferId: string,
    @Args() input: SendMessageInput,
  ): Promise<TransferMessage> {
    return this.messages.send(viewer, transferId, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => Transfer, {
    description: 'Marks all private messages of the transfer as read by the viewer.',
  })
  @Scope('transfers:write')
  markTransferRead(
    @CurrentViewer() viewer: Viewer,
    @Args('transferId', transferIdArg) transferId: string,
  ): Promise<Transfer> {
    return this.messages.markRead(viewer, transferId);
  }

  @Subscription(() => Transfer, {
    description:
      'The transfer as the viewer may see it, after each change; for its parties and admins. Ends with the session.',
  })
  @Scope('transfers:read')
  transferChanged(@CurrentViewer() viewer: Viewer, @Args('transferId', transferIdArg) transferId: string) {
    return this.feeds.changes(viewer, transferId);
  }

  @Subscription(() => TransferMessage, {
    description:
      'Every new message of the private thread, in order and without gaps; for the parties and admins. After a disconnect, load `transferMessages` after the last id seen.',
  })
  @Scope('transfers:read')
  transferMessageSent(
    @Caller() caller: RequestContext,
    @Args('transferId', transferIdArg) transferId: string,
  ) {
    return this.feeds.sent(caller, transferId);
  }
}
