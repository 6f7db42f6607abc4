import type { ContractType } from '@handover/domain/types/words';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import type { OfferFieldsFragment, OfferTermsInput } from '../../../generated/candidates';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { showFieldErrors } from '../../../lib/form/field';
import { noTerms, readTerms, TERM_NAMES, typedTerms, type TypedTerms } from './offer-form';
import { TermFields } from './TermFields';

interface OfferDialogProps {
  type: ContractType;
  /** The offer of the other one that this one answers; null for a first offer. */
  countered: OfferFieldsFragment | null;
  listed: Partial<Record<keyof TypedTerms, string | null>>;
  /** Rejects if the server refuses it. */
  onSend: (terms: OfferTermsInput) => Promise<void>;
  onClose: () => void;
}

/** Proposes terms, or answers an offer with other ones. Stays open with the reason if the server refuses it. */
export function OfferDialog({ type, countered, listed, onSend, onClose }: OfferDialogProps) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<TypedTerms>({
    defaultValues: countered ? typedTerms(countered.terms) : noTerms(),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (typed) => {
    setProblem('');
    const { terms, errors: wrong } = readTerms(type, typed);
    if (showFieldErrors(wrong, TERM_NAMES, setError)) return;
    if (Object.keys(terms).length === 0) return setProblem('Please say what you propose.');
    try {
      await onSend(terms);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, TERM_NAMES, setError)) setProblem(problemText(error));
    }
  });
  return (
    <FormDialog
      title={countered ? 'Counteroffer' : 'Make an offer'}
      submitLabel={countered ? 'Send counteroffer' : 'Send offer'}
      busy={isSubmitting}
      locked={isSubmitting}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        Only the two of you see it. What you leave empty stays as listed.
      </Typography>
      <TermFields type={type} register={register} errors={errors} listed={listed} />
      <Problem text={problem} />
    </FormDialog>
  );
}
