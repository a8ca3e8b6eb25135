# docker build -t regional-business-network .
# All steps are in scripts/assemble.mjs, which also runs without a container engine.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN node scripts/assemble.mjs /app

# The npm packages include Node.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin network \
  && install -d -o network -g network -m 700 /data
COPY --from=build /app /app
WORKDIR /app
USER network
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# After SIGTERM the server drains and exits within 10 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s --retries=3 \
  CMD ["node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "--max-semi-space-size=16", "--max-old-space-size=192", "dist/server/main.js"]
