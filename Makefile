# Every target calls one script in scripts/. MODE=containers or MODE=local picks the way of running;
# without it, containers are used where Docker and its Compose plugin answer.
.DEFAULT_GOAL := help
.PHONY: help up down logs status admin-password outbox outbox-retry outbox-discard tls preflight backup restore adopt dev check test test-containers bench bench-api bench-scale

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' Makefile

up: ## Set up, build and start everything, wait until it is healthy, print the address
	@scripts/in-mode.sh up

down: ## Stop everything; messages and sessions are kept
	@scripts/in-mode.sh down

logs: ## Follow the logs of all services
	@scripts/in-mode.sh logs

status: ## Show the services, their health, the messages on their way and the certificate's days
	@scripts/in-mode.sh status

outbox: ## List the messages that wait, have failed or are quarantined
	@scripts/in-mode.sh outbox

outbox-retry: ## Deliver what waits or has failed now; ID=NUMBER: one message, also a quarantined one
	@scripts/in-mode.sh outbox-retry

outbox-discard: ## Remove a message that has failed or is quarantined, for good: ID=NUMBER; all quarantined ones: ALL=1
	@scripts/in-mode.sh outbox-discard

tls: ## Obtain the certificate and switch HTTPS on
	@scripts/in-mode.sh tls

preflight: ## List what still stands between this checkout and going live
	@scripts/in-mode.sh preflight

backup: ## Save .env, the messages and the sessions into backups/
	@scripts/in-mode.sh backup

restore: ## Put a backup back in their place: make restore FILE=backups/NAME
	@scripts/in-mode.sh restore

admin-password: ## Set a new admin password (asked for, or read from standard input), end all sessions
	@scripts/in-mode.sh admin-password

adopt: ## Write frontend/practice/ from your answers, or from a file: <answers.yaml; ANSWERS=template prints one
	@scripts/adopt.sh

dev: ## Run the backend and the pages with reload on every change
	@scripts/dev.sh

check: ## Lint, format, types and unit tests
	@scripts/check.sh

test: ## Everything in check, HTTP and fault tests, and the browser tests over a stack of their own
	@scripts/test.sh

test-containers: ## Build the images and run the browser and fault tests over them
	@scripts/test-containers.sh

bench-api: ## Measure POST /api/contact alone, beside a handler that only validates
	@ONLY=contact scripts/bench.sh

bench-scale: ## Measure how the cost grows with pages and visitors; writes docs/scale.md
	@scripts/bench-scale.sh

bench: ## Measure the site beside bare pages, a client-only build and a bare nginx; writes docs/benchmarks.md
	@scripts/bench.sh
