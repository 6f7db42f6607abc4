import type { LegalKind } from '@handover/domain/legal/legal-kinds';
import {
  LegalDraftDocument,
  useLegalDraftQuery,
  usePublishLegalTextMutation,
  useSaveLegalTextMutation,
  type LegalDraftFieldsFragment,
  type LegalDraftQueryVariables,
} from '../../../generated/admin-legal';
import { readError } from '../../../lib/errors/read-error';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

export type Draft = LegalDraftFieldsFragment;

export const kindName = (kind: LegalKind) => kind.toUpperCase() as LegalDraftQueryVariables['kind'];

/** The draft of a text, or the text in force if there is none. */
export function useLegalDraft(kind: LegalKind) {
  const { data, error, refetch } = useLegalDraftQuery({
    variables: { kind: kindName(kind) },
    fetchPolicy: 'cache-and-network',
  });
  return {
    draft: data?.legalDraft,
    failed: Boolean(error) && !data,
    /** Resolves to whether it worked. */
    load: () =>
      refetch().then(
        () => true,
        () => false,
      ),
  };
}

/** What came of saving or publishing: the draft as it is now, or the code of the refusal. */
type Outcome = { draft: Draft } | { code: string };

export interface Edited {
  body: string;
  requiresConsent: boolean;
}

/** Saves and publishes a text, each with a toast. */
export function useLegalActions(kind: LegalKind) {
  const variables = { kind: kindName(kind) };
  const [save, saving] = useSaveLegalTextMutation({
    update: (cache, { data }) =>
      data &&
      cache.writeQuery({ query: LegalDraftDocument, variables, data: { legalDraft: data.saveLegalText } }),
  });
  const [publish, publishing] = usePublishLegalTextMutation({
    refetchQueries: [LegalDraftDocument],
    awaitRefetchQueries: true,
    update: (cache) => ['legalText', 'legalTexts'].forEach((fieldName) => cache.evict({ fieldName })),
  });

  return {
    busy: saving.loading || publishing.loading,
    save: async (edited: Edited, revision: number): Promise<Outcome> => {
      try {
        const { data } = await save({ variables: { ...variables, input: { ...edited, revision } } });
        toast({ title: 'Draft saved' });
        return { draft: data?.saveLegalText as Draft };
      } catch (error) {
        return refused(error, 'Failed to save the draft');
      }
    },
    /** Null once it is published. */
    publish: async (note: string, revision: number): Promise<{ code: string } | null> => {
      try {
        const { data } = await publish({ variables: { ...variables, input: { note, revision } } });
        toast({ title: `Version ${data?.publishLegalText.version} is published` });
        return null;
      } catch (error) {
        return refused(error, 'Failed to publish');
      }
    },
  };
}

/** An admin who closed the step-up dialog knows why nothing happened. */
function refused(error: unknown, title: string): { code: string } {
  const { code } = readError(error);
  if (code !== 'STEP_UP_REQUIRED') toastError(error, title, 'Please try again.');
  return { code };
}
