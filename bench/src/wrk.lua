-- The words after "--" say what each request is.
function init(words)
  for _, word in ipairs(words) do
    if word == 'compressed' then wrk.headers['Accept-Encoding'] = 'gzip, br' end
    if word == 'contact' then
      -- Always the same message. The server treats each as a new one, because it has no idempotency key.
      wrk.method = 'POST'
      wrk.headers['Content-Type'] = 'application/json'
      wrk.body = '{"firstName":"Ann","lastName":"Example","email":"ann@visitor.example","phone":"732-555-0101",'
        .. '"subject":"Insurance Questions","message":"Do you take my insurance? Thank you.","consent":true}'
    end
    if word == 'any-address' then
      -- Each request has a random client address, as if behind a proxy.
      function request()
        wrk.headers['X-Forwarded-For'] = string.format('10.%d.%d.%d',
          math.random(0, 255), math.random(0, 255), math.random(1, 254))
        return wrk.format()
      end
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\n{"perSecond":%f,"p99":%f,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
