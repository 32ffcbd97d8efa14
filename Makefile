# Each target calls one script in scripts/. The first start selects the mode (containers if Docker is available,
# unless MODE=local is given) and records it in .env.
.DEFAULT_GOAL := help
.PHONY: help up down logs status admin-password admin-second-factor admin-link outbox outbox-retry outbox-discard tls update rollback preflight backup restore adopt readability npm dev check test test-containers mutation bench bench-api bench-scale

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' Makefile

up: ## Set up, build and start everything, wait until it's healthy, print the address
	@scripts/up.sh

down: ## Stop everything; messages and sessions stay
	@scripts/down.sh

logs: ## Follow the logs of all services
	@scripts/logs.sh

status: ## Show services, health, undelivered messages, the certificate, and the age of images and backup
	@scripts/status.sh

outbox: ## List messages that are waiting, failed or quarantined
	@scripts/outbox.sh list

outbox-retry: ## Deliver waiting and failed messages now; ID=NUMBER: one message, even a quarantined one
	@scripts/outbox.sh retry

outbox-discard: ## Delete a failed or quarantined message for good: ID=NUMBER; all quarantined ones: ALL=1
	@scripts/outbox.sh discard

update: ## Get fresh base images, build, and replace what changed; a second or two of outage only if nginx did
	@scripts/update.sh

rollback: ## Go back to the images and pages that ran before
	@scripts/rollback.sh

tls: ## Get a certificate, or use your own, and turn on HTTPS
	@scripts/tls.sh

preflight: ## List what's left to do before going live
	@scripts/preflight.sh

backup: ## Save .env, messages and sessions to backups/; CERTIFICATES=1: certificates too
	@scripts/backup.sh

restore: ## Back up what's there, then restore a backup: make restore FILE=backups/NAME
	@scripts/restore.sh

admin-password: ## Set a new admin password (typed, or from standard input) and sign everyone out
	@scripts/admin.sh password

admin-second-factor: ## Make sign-in ask for a code as well, and sign everyone out; OFF=1: only the password
	@scripts/admin.sh second-factor

admin-link: ## Print a link that lets a new browser sign in while others flood the sign-in with guesses
	@scripts/admin.sh link

adopt: ## Write frontend/practice/ from your answers, or from a file: <answers.yaml; ANSWERS=template prints one; FROM=FOLDER or ZIP moves in
	@scripts/adopt.sh

readability: ## Show each page's hardest sentences; PAGE=about: all sentences of one page
	@scripts/npm.sh run --silent readability -w frontend -- $(PAGE)

npm: ## Run npm with this repository's Node, such as RUN='run test:unit -w frontend -- head' for a single test
	@scripts/npm.sh $(RUN)

dev: ## Run backend and pages, and reload on every change
	@scripts/dev.sh

check: ## Lint, format, types and unit tests
	@scripts/check.sh

test: ## Everything in check, then HTTP and browser tests on a separate stack
	@scripts/test.sh

test-containers: ## Build the images and run browser, fault and operations tests on them
	@scripts/test-containers.sh

mutation: ## Count which small changes to the code no unit test notices; ONLY=FILE or FILE:LINE: some code
	@scripts/mutation.sh

bench-api: ## Measure only POST /api/contact, compared with a handler that just validates
	@ONLY=contact scripts/bench.sh

bench-scale: ## Measure how the cost grows with pages and visitors; writes docs/benchmarks.md
	@scripts/bench.sh scale

bench: ## Compare the site with pages without scripts, a client-only build and a bare nginx; writes docs/benchmarks.md
	@scripts/bench.sh
