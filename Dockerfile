# A table for others: the compiled package with PostgreSQL, in an image without compiler and tools.
#
#   docker build -t teotihuacan .
#   docker run -p 8420:8420 -v games:/data teotihuacan          # SQLite in the volume
#   docker compose up                                           # PostgreSQL, two servers, a proxy
#
# What is installed stands in requirements.lock, with hashes. See docs/running-a-table.md.

FROM python:3.11-slim-bookworm AS build
WORKDIR /build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends build-essential \
    && rm -rf /var/lib/apt/lists/*
RUN python -m venv /teo /tools
COPY requirements.lock pyproject.toml setup.py README.md LICENSE ./
COPY tools/locked.py tools/
RUN python tools/locked.py base table postgres png > run.txt \
    && python tools/locked.py build > build.txt \
    && /teo/bin/pip install --no-cache-dir --require-hashes --requirement run.txt \
    && /tools/bin/pip install --no-cache-dir --require-hashes --requirement build.txt
COPY src src
RUN TEOTIHUACAN_COMPILED=1 /tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir dist . \
    && /teo/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.11-slim-bookworm
LABEL org.opencontainers.image.title="teotihuacan" \
      org.opencontainers.image.description="The Teotihuacan board games at a table in the browser" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 8420 --home-dir /data --shell /usr/sbin/nologin teo \
    && install --directory --owner=teo --group=teo --mode=0700 /data
COPY --from=build /teo /teo
COPY --chmod=0755 deploy/start.sh /usr/local/bin/teo-start
ENV PATH=/teo/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER 8420
WORKDIR /data
VOLUME /data
EXPOSE 8420
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8420/health', timeout=4)"]
ENTRYPOINT ["teo-start"]
