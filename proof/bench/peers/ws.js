// The fastest plausible way to send one message to many sockets with the package ws: one frame, written to every socket. It
// speaks just enough of graphql-transport-ws for the same subscribers; no sessions, GraphQL, database or limits.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    const { message } = JSON.parse(text);
    broadcast({ ...SAMPLE, message, createdAt: new Date().toISOString() });
    response.writeHead(201, { 'content-length': 2 }).end('{}');
  });
});
const SAMPLE = {
  id: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  contractId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  senderId: '7d2b019a-3c1e-4c55-9f5e-0a1b2c3d4e5f',
  isSeller: true,
};

const subscribers = new Map();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { type, id } = JSON.parse(data);
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type !== 'subscribe') return;
    subscribers.set(socket, id);
    socket.send('{"type":"ping","payload":{"live":"1"}}');
  });
  socket.on('close', () => subscribers.delete(socket));
  socket.on('error', () => socket.terminate());
});

function broadcast(messageSent) {
  const rest = `","type":"next","payload":{"data":${JSON.stringify({ messageSent })}}}`;
  for (const [socket, id] of subscribers) socket.send(`{"id":"${id}${rest}`);
}

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => process.send?.('ready'));
