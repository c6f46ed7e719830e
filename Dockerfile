# The service and its pages. Build: docker build -t agent-grade . — how to run it: docs/production.md
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts && node tools/build-web.ts --force && node tools/build-service.ts --force

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/mcp/package.json packages/mcp/
COPY packages/language-server/package.json packages/language-server/
COPY packages/client/package.json packages/client/
COPY packages/vscode/package.json packages/vscode/
COPY packages/cli/package.json packages/cli/
COPY packages/service/package.json packages/service/
COPY packages/web/package.json packages/web/
# Optional packages are Node itself, which the base image already has, and bindings of build tools.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace packages/engine --workspace packages/service

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY packages/engine packages/engine
COPY packages/service packages/service
COPY --from=built /app/packages/web/dist packages/web/dist
COPY --from=built /app/packages/service/dist packages/service/dist
# The figures on /accuracy.
COPY docs/accuracy.json docs/accuracy.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--v8-pool-size=0", "--max-semi-space-size=8", "packages/service/dist/main.js"]
