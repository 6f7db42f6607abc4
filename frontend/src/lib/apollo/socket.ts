import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { socketClient } from '../socket-client';

export const socketTransport = new GraphQLWsLink(socketClient);
