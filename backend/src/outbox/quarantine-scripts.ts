/**
 * Each change to the quarantine is an atomic Redis script, so a crash can't
 * leave inconsistent lists or byte counts.
 *
 *     quarantine:message:<id>   hash: body, at (ms), reason, size, kind; after delivery only deliveredAt, for a day
 *     quarantine:unlisted       IDs that haven't been in a digest, by the time when one is due
 *     quarantine:listed         IDs that have been in a digest, by the time when they were
 *     quarantine:bytes          hash: total size of overflow, and of suspected messages, unlisted and listed
 *     quarantine:digest         IDs in the digest that is being sent
 *     quarantine:digest-owner   how many times a backend has begun to send digests; only the last one can go on
 *     quarantine:digest-recipients:<digest>   recipients who already have it
 *     quarantine:digest-failures              consecutive failures to send a digest
 */
export const keys = {
  unlisted: 'quarantine:unlisted',
  listed: 'quarantine:listed',
  bytes: 'quarantine:bytes',
  digest: 'quarantine:digest',
  digestOwner: 'quarantine:digest-owner',
  digestRecipients: (digest: string): string =>
    `quarantine:digest-recipients:${digest}`,
  digestFailures: 'quarantine:digest-failures',
  message: (id: string): string => `quarantine:message:${id}`,
} as const;

const common = `
local function keyOf(id) return '${keys.message('')}' .. id end

local function unlistedOf(id)
  return redis.call('HGET', keyOf(id), 'kind') == 'overflow' and 'overflow' or 'unlisted'
end

local function remove(id)
  local size = redis.call('HGET', keyOf(id), 'size')
  if not size then return false end
  local list = redis.call('ZREM', '${keys.unlisted}', id) == 1 and unlistedOf(id) or 'listed'
  redis.call('ZREM', '${keys.listed}', id)
  redis.call('HINCRBY', '${keys.bytes}', list, -size)
  redis.call('DEL', keyOf(id))
  return true
end
`;

/**
 * ARGV: id, body, at, reason, overhead per message, due at, kind, space for all
 * of its kind, key of the same message in the delivery queue. Returns the
 * outcome.
 */
export const addScript = `${common}
local id, body, at, reason, overhead, due, kind, space, job = unpack(ARGV)
if redis.call('EXISTS', keyOf(id), job) > 0 then return {'known'} end

local list = kind == 'overflow' and 'overflow' or 'unlisted'
local function bytesOf(name) return tonumber(redis.call('HGET', '${keys.bytes}', name) or 0) end
local size = #body + overhead
local used = bytesOf(list)
if kind == 'suspected' then used = used + bytesOf('listed') end
if used + size > tonumber(space) then return {'full'} end

redis.call('HSET', keyOf(id), 'body', body, 'at', at, 'reason', reason, 'size', size, 'kind', kind)
redis.call('ZADD', '${keys.unlisted}', due, id)
redis.call('HINCRBY', '${keys.bytes}', list, size)
return {'added'}
`;

/** ARGV: IDs to remove. Returns those that existed. */
export const removeScript = `${common}
local removed = {}
for _, id in ipairs(ARGV) do
  if remove(id) then table.insert(removed, id) end
end
return removed
`;

const asOwner = `
if redis.call('GET', '${keys.digestOwner}') ~= ARGV[1] then return {'taken over'} end
`;

/** ARGV: owner, JSON of the IDs in the digest. */
export const startScript = `${asOwner}
redis.call('SET', '${keys.digest}', ARGV[2])
`;

/**
 * After a digest. ARGV: owner, number of the digest, JSON of the listed IDs,
 * JSON of the delivered IDs, now (in milliseconds and ISO 8601), seconds to
 * remember delivered messages.
 */
export const finishScript = `${common}${asOwner}
local _, digest, listed, delivered, now, deliveredAt, remembered = unpack(ARGV)
for _, id in ipairs(cjson.decode(listed)) do
  if redis.call('ZREM', '${keys.unlisted}', id) == 1 then
    local size = redis.call('HGET', keyOf(id), 'size')
    redis.call('ZADD', '${keys.listed}', now, id)
    redis.call('HINCRBY', '${keys.bytes}', 'unlisted', -size)
    redis.call('HINCRBY', '${keys.bytes}', 'listed', size)
  end
end
for _, id in ipairs(cjson.decode(delivered)) do
  if remove(id) then
    redis.call('HSET', keyOf(id), 'deliveredAt', deliveredAt)
    redis.call('EXPIRE', keyOf(id), remembered)
  end
end
redis.call('DEL', '${keys.digest}', '${keys.digestRecipients('')}' .. digest, '${keys.digestFailures}')
`;
