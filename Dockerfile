# syntax=docker/dockerfile:1
# The product as one image. With DATABASE_URL it keeps nothing but secrets, mails and photos in /data, else its database too.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY client/package.json client/
COPY sandbox/package.json sandbox/
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build

FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w domain -w sandbox -w backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/sandbox/dist sandbox/dist
COPY --from=build /app/backend/dist backend/dist
COPY backend/start.mjs backend/memory-settings.json backend/
COPY --from=build /app/backend/openapi.json backend/openapi.json
COPY --from=build /app/backend/data backend/data
COPY --from=build /app/frontend/dist frontend/dist
RUN mkdir -p /data/files && chown -R node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so SIGTERM reaches it and it ends in good order.
CMD ["node", "--enable-source-maps", "backend/start.mjs"]
