import {
  useDeleteImportSourceMutation,
  useFetchImportSourceMutation,
  useUpdateImportSourceMutation,
} from '../../../generated/import-sources';
import { useAttempt } from '../../../lib/form/useAttempt';
import { toast } from '../../../lib/toast/toast-store';
import { hostOf, type SourceShown } from './source-words';

/** What is done about one import source. All resolve to whether it worked. */
export function useSource({ id, url }: Pick<SourceShown, 'id' | 'url'>) {
  const [fetchNow, fetching] = useFetchImportSourceMutation({ variables: { id } });
  const [update] = useUpdateImportSourceMutation();
  const [remove] = useDeleteImportSourceMutation({ variables: { id }, refetchQueries: ['MyImportSources'] });
  const attempt = useAttempt();
  return {
    ...attempt,
    isFetching: fetching.loading,
    fetchNow: () => attempt.run(() => fetchNow(), 'The address was not fetched. Please try again.'),
    switchTo: (active: boolean) =>
      attempt.run(
        () => update({ variables: { id, input: { active } } }),
        `The address was not switched ${active ? 'on' : 'off'}. Please try again.`,
      ),
    remove: () =>
      attempt.run(async () => {
        await remove();
        toast({ title: `Nothing is fetched from ${hostOf(url)} any more` });
      }, 'The address was not deleted. Please try again.'),
  };
}
