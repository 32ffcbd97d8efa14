-- Each request has a random client address, as if behind a proxy.
function request()
  wrk.headers['X-Forwarded-For'] = string.format('10.%d.%d.%d',
    math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format()
end
