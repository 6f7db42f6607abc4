import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useState, type ReactNode } from 'react';
import { useForm, type Path, type RegisterOptions } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import type { RuleLineFieldsFragment } from '../../../generated/rules';
import { field, showFieldErrors } from '../../../lib/form/field';
import { useIsReviewed } from '../../../lib/content/useSiteInfo';
import { lazyPart } from '../../../lib/lazy-part';
import { toast } from '../../../lib/toast/toast-store';
import { emptySubmit, REQUIRED, rules, toInput, type SubmitValues } from './submit-form';
import { useRuleStops } from './rule-check';
import { SubmitAvailability } from './SubmitAvailability';
import { SubmitOrganisation } from './organisation/SubmitOrganisation';
import { DraftLine, EditLine, SubmitTerms } from './SubmitNotes';
import { SubmitCounter, SubmitPlaces, SubmitType, SubmitWarnings } from './SubmitFields';
import { SubmitFacts } from './SubmitFacts';
import { SubmitHomeHints } from './SubmitHomeHints';
import { SubmitMoney } from './SubmitMoney';
import { Part, SubmitParts, SuggestedTitle } from './SubmitParts';
import { SubmitPreview } from './SubmitPreview';
import { useSubmitContract, type SubmitResult } from './useSubmitContract';
import { useSubmitDraft } from './useSubmitDraft';

const ListAnyway = lazyPart(() => import('./ListAnyway').then((module) => module.ListAnyway));

interface SubmitContractFormProps {
  memberId: string;
  /** A stored contract that is edited; absent for a new one. */
  edit?: EditedContract;
  /** The field of the photos. */
  photos?: ReactNode;
  /** The first of them, over the drawing of the preview. */
  cover?: ReactNode;
  onSubmitted: (id: string) => void;
  onCancel: () => void;
}

/** What the form needs of a contract that is edited. */
export interface EditedContract {
  values: SubmitValues;
  /** False for a colleague of the holder, who is not asked for private facts. */
  isHolder: boolean;
  save: (values: SubmitValues) => Promise<SubmitResult>;
  busy: boolean;
}

type TextField = Exclude<keyof SubmitValues, 'type' | 'facts' | 'companyId' | 'organisationId'>;
/** On wide screens the preview is beside the form. */
const pageSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;

/** For a new contract, with a draft on this device, and for edits of a listed one. */
export function SubmitContractForm({
  memberId,
  edit,
  photos,
  cover,
  onSubmitted,
  onCancel,
}: SubmitContractFormProps) {
  const form = useForm<SubmitValues>({ defaultValues: edit?.values ?? emptySubmit });
  const { control, register, handleSubmit, setError, formState, getValues, setValue, trigger, clearErrors } =
    form;
  const draft = useSubmitDraft(edit ? null : memberId, form);
  const { submitContract, busy: submitting } = useSubmitContract();
  const busy = (edit?.busy ?? submitting) || form.formState.isSubmitting;
  const stopsOf = useRuleStops();
  const [asked, setAsked] = useState<{ values: SubmitValues; stops: RuleLineFieldsFragment[] } | null>(null);
  const { errors } = formState;
  const isReviewed = useIsReviewed();

  // the first wrong field gets the focus, in the order in which they are registered
  const chosenType = register('type', rules.type);

  /** A text that cannot be right is said when its field is left. An empty field may still be filled in. */
  const typed = <Name extends TextField>(name: Name) =>
    register<Name>(name, {
      ...(rules[name] as RegisterOptions<SubmitValues, Name>),
      onBlur: () => (getValues(name).trim() ? void trigger(name) : clearErrors(name)),
    });

  const handleValid = async (values: SubmitValues) => {
    const stops = await stopsOf(values);
    if (stops.length > 0) setAsked({ values, stops });
    else await send(values);
  };
  const send = async (values: SubmitValues) => {
    const result = await (edit ? edit.save(values) : submitContract(toInput(values)));
    if ('fields' in result)
      return void showFieldErrors(
        result.fields,
        Object.keys(result.fields) as Path<SubmitValues>[],
        setError,
      );
    draft.finish();
    onSubmitted(result.id);
  };
  const handleInvalid = () => {
    const isMissing = REQUIRED.some((name) => !getValues(name).trim());
    toast({
      title: isMissing ? 'Missing Information' : 'Please Check the Form',
      description: isMissing
        ? 'Please fill in all required fields.'
        : 'The fields that need another look are marked.',
      variant: 'destructive',
    });
  };

  return (
    <Box sx={pageSx}>
      <Card
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(handleValid, handleInvalid)(event)}
        sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3, overflow: 'visible' }}
      >
        {edit ? <EditLine /> : <DraftLine restored={draft.restored} onStartOver={draft.startOver} />}
        <SubmitParts control={control} />
        <Part at={0}>
          <SubmitType control={control} chosen={chosenType} error={errors.type} isFixed={Boolean(edit)} />
          <TextInput
            label="Location"
            placeholder="City, State"
            required
            {...field(typed('location'), errors.location)}
            htmlInput={{ maxLength: 200, autoComplete: 'address-level2', list: 'submit-places' }}
          />
          <SubmitPlaces id="submit-places" control={control} />
          <SubmitAvailability control={control} />
          <SubmitMoney
            control={control}
            payment={typed('monthlyPayment')}
            term={typed('remainingTermMonths')}
            errors={errors}
          />
        </Part>
        <Part at={1}>
          <SubmitFacts
            control={control}
            setValue={setValue}
            incentive={typed('incentive')}
            incentiveError={errors.incentive}
            withPrivate={edit?.isHolder ?? true}
          />
        </Part>
        <Part at={2}>
          <div>
            <TextInput
              label="Contract Title"
              placeholder="e.g. 2024 Honda Civic lease"
              required
              {...field(typed('title'), errors.title)}
              htmlInput={{ maxLength: 200 }}
            />
            <SubmitCounter control={control} name="title" max={200} />
            <SuggestedTitle control={control} onUse={(title) => setValue('title', title)} />
          </div>
          <div>
            <TextInput
              label="Description"
              placeholder="What is it, what condition is it in, why are you handing it over?"
              required
              multiline
              minRows={5}
              // five lines before the code arrives, too
              sx={{ '& textarea:not([aria-hidden])': { minHeight: 120 } }}
              {...field(
                typed('description'),
                errors.description,
                'Phone numbers, email addresses and links are hidden from others.',
              )}
              htmlInput={{ maxLength: 5000 }}
            />
            <SubmitCounter control={control} name="description" max={5000} />
            <SubmitWarnings control={control} />
            <SubmitHomeHints control={control} />
          </div>
          {photos}
        </Part>
        {!edit && <SubmitOrganisation form={form} />}
        {!edit && <SubmitTerms />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton
            type="submit"
            variant="contained"
            size="large"
            busy={busy}
            busyLabel={edit ? 'Saving...' : 'Submitting...'}
          >
            {edit ? 'Save Changes' : isReviewed ? 'Submit for Review' : 'Submit Contract'}
          </BusyButton>
          <Button variant="outlined" size="large" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      </Card>
      <SubmitPreview control={control} cover={cover} />
      {asked && (
        <Suspense fallback={null}>
          <ListAnyway
            stops={asked.stops}
            isEdit={Boolean(edit)}
            onConfirm={() => {
              setAsked(null);
              void send(asked.values);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
