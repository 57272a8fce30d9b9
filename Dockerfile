# The screens are built and the packages are chosen on the machine's own platform: the result is the same for all.
FROM --platform=$BUILDPLATFORM node:24-slim AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
# Neither the tools of the tests nor the packages that carry a Node are needed here.
RUN npm pkg delete devDependencies optionalDependencies allowScripts \
  && npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm pkg delete devDependencies optionalDependencies allowScripts \
  && node tools/web.ts \
  && npm uninstall --no-save --ignore-scripts vite vite-plugin-solid solid-js uqr @fontsource-variable/onest \
    @fontsource/lobster @fontsource/poiret-one @fontsource/yeseva-one \
  && rm -rf web tools games/*/ui \
  && find ./node_modules -depth \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.md' \
    -o -path '*/node_modules/*/test' -o -path '*/node_modules/*/benchmark*' -o -path '*/node_modules/*/docs' \) \
    -exec rm -rf {} + \
  && find ./node_modules -type d -empty -delete

FROM node:24-alpine AS node
# Without its symbols the program is a seventh smaller.
RUN apk add --no-cache binutils && strip --strip-unneeded /usr/local/bin/node

FROM alpine:3.22
RUN apk add --no-cache libstdc++ \
  && adduser -D -H -u 10001 parlour \
  && install -d -o parlour -g parlour -m 700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
USER parlour
ENV NODE_ENV=production PARLOUR_DATA=/data/parlour.db
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD wget -q -O /dev/null "http://127.0.0.1:${PARLOUR_PORT:-8080}/healthz"
ENTRYPOINT ["node", "cli/parlour.ts"]
CMD ["serve"]
