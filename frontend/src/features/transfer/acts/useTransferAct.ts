import { useApolloClient } from '@apollo/client/react';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AcceptTransferDocument,
  AnswerRefusalDocument,
  CompleteStepDocument,
  ConfirmStepDocument,
  DeclineTransferDocument,
  EndStalledTransferDocument,
  ExpectStepDocument,
  RecordRefusalDocument,
  ReopenStepDocument,
  SkipStepDocument,
  UndoStepDocument,
  WithdrawTransferDocument,
  type RefusalReason,
  type TransferFieldsFragment,
} from '../../../generated/transfer';
import type { ActValues } from './ActFields';
import { typeOf } from '../transfer-people';
import { lateStep, stepToReopen } from './dialog-words';
import type { Act } from './transfer-acts';

/** Everything that a form of the card may ask for; `undone` is the key of the step that is taken back. */
export type ActInput = Partial<ActValues & { name: string; phone: string; consent: boolean; undone: string }>;

interface Call {
  mutation: TypedDocumentNode<unknown, never>;
  variables: Record<string, unknown>;
}

/** The operation of an act. */
export function callOf(act: Act | 'undo', t: TransferFieldsFragment, input: ActInput): Call {
  const { id } = t;
  const key = t.currentStep?.key ?? '';
  const note = input.note?.trim() || null;
  const call = <Variables>(mutation: TypedDocumentNode<unknown, Variables>, variables: Variables): Call => ({
    mutation,
    variables: variables as Call['variables'],
  });
  switch (act) {
    case 'accept': {
      const { name = '', phone, consent = false } = input;
      return call(AcceptTransferDocument, {
        id,
        input: { name, phone: phone?.trim() || null, note, consent },
      });
    }
    case 'decline':
      return call(DeclineTransferDocument, { id, note, takeOffMarket: input.takeOffMarket ?? false });
    case 'withdraw':
      return call(WithdrawTransferDocument, { id, note });
    case 'complete': {
      const { doneOn, from, validUntil, releaseIncluded } = input;
      const { asksRelease = false } = templateOf(typeOf(t), key);
      const consent = {
        ...(validUntil && { validUntil }),
        ...(asksRelease && { releaseIncluded: releaseIncluded ?? false }),
      };
      return call(CompleteStepDocument, {
        id,
        key,
        input: { doneOn: doneOn || null, from: from?.trim() || null, ...consent, note },
      });
    }
    case 'confirm':
      return call(ConfirmStepDocument, { id, key, note });
    case 'reopen':
      return call(ReopenStepDocument, { id, key: stepToReopen(t)?.key ?? '', note });
    case 'undo':
      return call(UndoStepDocument, { id, key: input.undone ?? '' });
    case 'later':
      return call(ExpectStepDocument, { id, key, day: input.day ?? '' });
    case 'agree-later':
      return call(ExpectStepDocument, { id, key, day: t.currentStep?.proposedOn ?? '' });
    case 'skip':
    case 'agree-skip':
      return call(SkipStepDocument, { id, key, note });
    case 'refuse': {
      const reason = input.reason as RefusalReason;
      const said = { saidBy: input.saidBy?.trim() || null, saidOn: input.saidOn || null };
      return call(RecordRefusalDocument, { id, key, input: { reason, note, ...said } });
    }
    case 'agree':
    case 'object':
      return call(AnswerRefusalDocument, { id, key, agree: act === 'agree', note });
    case 'end-stalled':
      return call(EndStalledTransferDocument, { id, note, key: lateStep(t).key });
  }
}

/** Sends an act. The answer is the transfer, which the cache shows; nothing is shown before the server has answered. */
export function useTransferAct(t: TransferFieldsFragment) {
  const client = useApolloClient();
  return async (act: Act | 'undo', input: ActInput): Promise<void> => {
    await client.mutate(callOf(act, t, input) as { mutation: TypedDocumentNode; variables: object });
  };
}
