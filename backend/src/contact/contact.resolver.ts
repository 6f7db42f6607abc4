import { RIGHTS } from '@handover/domain/roles';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public, StaffOnly } from '../common/api/access.js';
import { connectionType } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { ContactRepliesService } from './contact-replies.service.js';
import { ReplyArgs } from './contact-reply.entity.js';
import {
  ContactRequest,
  ContactResult,
  ContactRequestInput,
  MarkContactRequestArgs,
} from './contact-request.entity.js';
import { ListContactRequestsArgs } from './contact.inputs.js';
import { ContactService } from './contact.service.js';

const ContactRequestConnection = connectionType(ContactRequest);

@Resolver()
export class ContactResolver {
  constructor(
    private readonly contact: ContactService,
    private readonly replies: ContactRepliesService,
  ) {}

  @Public()
  @Mutation(() => ContactResult, { description: 'Sends a contact request to the operator.' })
  sendContactRequest(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The contact form.' }) input: ContactRequestInput,
  ): Promise<ContactResult> {
    return this.contact.send(caller, input);
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Query(() => ContactRequestConnection, {
    description: 'For moderators and support: contact requests, newest first.',
  })
  contactRequests(@Args() args: ListContactRequestsArgs) {
    return this.contact.list(args);
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Query(() => WaitingCount, {
    description: 'For moderators and support: how many contact requests are not answered yet.',
  })
  contactRequestsWaiting(): Promise<WaitingCount> {
    return this.contact.waiting();
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Mutation(() => ContactRequest, {
    description: 'For moderators and support: marks a contact request as answered or not.',
  })
  markContactRequest(
    @Caller() caller: RequestContext,
    @Args() { id, answered }: MarkContactRequestArgs,
  ): Promise<ContactRequest> {
    return this.contact.mark(caller, id, answered);
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Mutation(() => ContactRequest, {
    description:
      'For moderators and support: mails a reply, in the name of the site, to the person who sent the request, and marks it as answered.',
  })
  replyToContactRequest(
    @Caller() caller: RequestContext,
    @Args() { id, text }: ReplyArgs,
  ): Promise<ContactRequest> {
    return this.replies.reply(caller, id, text);
  }
}
