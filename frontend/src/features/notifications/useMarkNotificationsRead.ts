import {
  MyNotificationsDocument,
  useMarkNotificationsReadMutation,
  type MyNotificationsQuery,
} from '../../generated/notifications';
import { useSetBoot } from '../../lib/boot/boot';
import { toastError } from '../../lib/toast/toast-error';

/** Marks notifications as read, all of them without ids; the list and the bell follow. */
export function useMarkNotificationsRead() {
  const setBoot = useSetBoot();
  const [mark] = useMarkNotificationsReadMutation();
  return async (ids: string[] | null) => {
    try {
      const { data } = await mark({
        variables: { ids },
        update: (cache) =>
          cache.updateQuery({ query: MyNotificationsDocument }, (known) => known && markedIn(known, ids)),
      });
      if (data) setBoot({ unreadNotifications: data.markNotificationsRead });
    } catch (error) {
      toastError(error, 'Error', 'The notifications could not be marked as read. Please try again.');
    }
  };
}

function markedIn(known: MyNotificationsQuery, ids: string[] | null): MyNotificationsQuery {
  const readAt = new Date().toISOString();
  const edges = known.notifications.edges.map((edge) =>
    edge.node.readAt === null && (!ids || ids.includes(edge.node.id))
      ? { ...edge, node: { ...edge.node, readAt } }
      : edge,
  );
  return { ...known, notifications: { ...known.notifications, edges } };
}
