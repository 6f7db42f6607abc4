import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, loadDraft, saveDraft } from './submit-draft';
import { emptySubmit, type SubmitValues } from './submit-form';

const SAVE_AFTER_MS = 300;
const QUESTION = 'Leave this page? What you typed is lost.';

/**
 * Keeps the form's draft on this device, and asks before leaving only if the browser cannot store it. Without a member, as
 * for an edit, nothing is kept.
 */
export function useSubmitDraft(memberId: string | null, form: UseFormReturn<SubmitValues>) {
  const { reset, watch } = form;
  const [restored, setRestored] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const submitted = useRef(false);

  // after hydration, because the server does not know the draft
  useEffect(() => {
    const draft = memberId === null ? null : loadDraft(memberId);
    if (!draft) return;
    reset(draft);
    setRestored(true);
  }, [memberId, reset]);

  useEffect(() => {
    if (memberId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: SubmitValues | null = null;
    const save = () => {
      clearTimeout(timer);
      if (latest && !submitted.current) setUnsaved(!saveDraft(memberId, latest));
      latest = null;
    };
    const { unsubscribe } = watch((values, { type }) => {
      if (type !== 'change') return;
      latest = { ...emptySubmit, ...(values as Partial<SubmitValues>) };
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER_MS);
    });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      unsubscribe();
      save();
    };
  }, [memberId, watch]);

  useQuestionBeforeLeaving(unsaved);

  return {
    restored,
    startOver: () => {
      if (memberId !== null) clearDraft(memberId);
      setRestored(false);
      setUnsaved(false);
      reset(emptySubmit);
    },
    /** The contract is listed. Nothing is saved afterwards. */
    finish: () => {
      submitted.current = true;
      if (memberId !== null) clearDraft(memberId);
    },
  };
}

/** For closing the tab and for links of the page. The router that we use has no hook for it. */
function useQuestionBeforeLeaving(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest('a[href]:not([target="_blank"])') : null;
      if (!link || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isUnsaved]);
}
